import { expect, test } from 'vitest';
import { BASE_WIDTH, feet, stands, TOKEN_RADIUS } from './crowd';
import { drawnTile } from './drawn';
import { fightAt, frontier, pawnsOf, piecesOf } from './scene';
import { viewAt } from './testview';

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

test('items of one kind are one piece with a count; monsters know their strength', () => {
  const pieces = piecesOf(viewAt([0, 0]));
  expect(pieces.map(({ thing, count, strength }) => [thing, count, strength])).toEqual([
    ['rat', 1, 6],
    ['chest', 1, undefined],
    ['sword', 2, undefined],
    ['key', 1, undefined],
  ]);
  expect(pieces.filter(({ chance }) => chance !== undefined)).toHaveLength(1);
  const rolled = viewAt([0, 1], { fight: { attack: 9, most: 9, again: null } });
  expect(piecesOf(rolled).filter(({ chance }) => chance !== undefined)).toEqual([]);
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
});

test('the active hero stands out, the unconscious lie', () => {
  expect(pawnsOf(viewAt([0, 0]))).toMatchObject([
    { hero: 'warrior', acts: true, lying: false },
    { hero: 'thief', acts: false, lying: true },
  ]);
});

test('the frontier is every opening into the dark', () => {
  const sides = frontier(viewAt([0, 0])).map(({ at, side }) => `${at} ${side}`);
  expect(sides).toContain('0,0 south');
  expect(sides).toContain('5,5 north');
  expect(sides).not.toContain('0,0 north');
  expect(sides).not.toContain('1,0 west');
});

test('a drawn tile is shown as it is turned, or open towards the hero', () => {
  const view = viewAt([0, 0], {}, { place_tile: { side: 'west', tile: 'corridor-straight' } });
  expect(drawnTile(view, [], 0)).toEqual({ tile: 'corridor-straight', at: [-1, 0], open: 'ew' });
  expect(drawnTile(view, ['ns', 'ew'], 2)?.open).toBe('ns');
  expect(drawnTile(viewAt([0, 0]), [], 0)).toBeNull();
});

test('who steps back fought where the monster is', () => {
  const [before, after] = [viewAt([0, 1]), viewAt([0, 0])];
  expect(fightAt(after, before, [{ type: 'lost' }, { type: 'stepped_back' }])).toEqual([0, 1]);
  expect(fightAt(before, null, [{ type: 'met' }])).toEqual([0, 1]);
  expect(fightAt(after, before, [{ type: 'walked' }])).toBeNull();
});
