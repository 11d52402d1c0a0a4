import { expect, test } from 'vitest';
import { BASE_WIDTH, feet, stands, TOKEN_RADIUS } from './crowd';

test('heroes and tokens never hide each other', () => {
  for (let heroes = 1; heroes <= 5; heroes++) {
    for (let things = 1; things <= 5; things++) {
      const bottom = Math.max(...stands(things, heroes).map(({ y, scale }) => y + TOKEN_RADIUS * scale));
      const figures = feet(heroes, things);
      // A face is at two thirds of a figure's height of 45.
      const faces = Math.min(...figures.map(({ y, scale }) => y - 33 * scale));
      expect(faces).toBeGreaterThan(bottom - 4);
      const gaps = figures.slice(1).map(({ x }, index) => x - figures[index]!.x);
      for (const gap of gaps) expect(gap).toBeGreaterThan(BASE_WIDTH * figures[0]!.scale * 0.75);
    }
  }
});

test('everything stays on its tile', () => {
  for (let count = 1; count <= 6; count++) {
    for (const { x, y, scale } of [...stands(count, 0), ...stands(count, 2)]) {
      expect(Math.max(Math.abs(x), Math.abs(y)) + TOKEN_RADIUS * scale).toBeLessThanOrEqual(52);
    }
  }
});
