import { describe, expect, test } from 'vitest';
import { type Grid, type Pos, turnsOf, turnsTo } from './grid';
import { hex, wayTo } from './hex';
import { square } from './square';

const GRIDS: [string, Grid<string>][] = [
  ['square', square as Grid<string>],
  ['hex', hex as Grid<string>],
];
const HERE: Pos = [3, -2];

describe.each(GRIDS)('%s', (_, grid) => {
  test('who goes somewhere finds back, and knows the side one went to', () => {
    const half = grid.sides.length / 2;
    grid.sides.forEach((side, index) => {
      const next = grid.beside(HERE, side);
      expect(grid.sideTo(HERE, next)).toBe(side);
      expect(grid.beside(next, grid.sides[(index + half) % grid.sides.length]!)).toEqual(HERE);
    });
    expect(grid.sideTo(HERE, HERE)).toBeNull();
    expect(grid.sideTo(HERE, [5, -2])).toBeNull();
  });

  test('sides go clockwise, and neighbours are all as far away', () => {
    const { x, y } = grid.middle(HERE);
    const around = grid.sides.map((side) => {
      const next = grid.middle(grid.beside(HERE, side));
      return { x: next.x - x, y: next.y - y };
    });
    const far = around.map((point) => Math.hypot(point.x, point.y));
    for (const each of far) expect(each).toBeCloseTo(far[0]!);
    around.forEach((point, index) => {
      const next = around[(index + 1) % around.length]!;
      expect(point.x * next.y - point.y * next.x).toBeGreaterThan(0);
    });
  });

  test('every point near the middle belongs to its place', () => {
    const { x, y } = grid.middle(HERE);
    for (const [dx, dy] of [
      [0, 0],
      [48, 0],
      [-48, 0],
      [0, 48],
      [0, -48],
      [30, -30],
    ] as const) {
      expect(grid.placeAt({ x: x + dx, y: y + dy })).toEqual(HERE);
    }
    expect(Object.is(grid.placeAt({ x: -10, y: 10 })[0], 0)).toBe(true);
  });

  test('a full turn is none', () => {
    const edges = grid === hex ? ['', 'ne', 'ne-se', 'e-sw-nw'] : ['n', 'ne', 'ns', 'new', 'nesw'];
    for (const each of edges) expect(grid.sides.reduce(grid.turned, each)).toBe(each);
  });

  test('every arrow leads somewhere, another key does not', () => {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      expect(grid.toward({ key, code: key }).length).toBeGreaterThan(0);
    }
    expect(grid.toward({ key: 'r', code: 'KeyR' })).toEqual([]);
  });
});

test('squares: north is up', () => {
  expect(square.middle([0, 2])).toEqual({ x: 0, y: -200 });
  expect(square.turned('ne')).toBe('es');
  expect(square.turned('new')).toBe('nes');
});

test('hexagons: east is right, south-east is down and right', () => {
  const { x, y } = hex.middle([0, 1]);
  expect([x > 0, y > 0]).toEqual([true, true]);
  expect(hex.middle([1, 0]).y).toBe(0);
  expect(hex.turned('ne-w')).toBe('e-nw');
  expect(hex.turned('nw')).toBe('ne');
});

test('hexagons: the six keys around S go to the six sides', () => {
  const codes = ['KeyE', 'KeyD', 'KeyX', 'KeyZ', 'KeyA', 'KeyW'];
  expect(codes.map((code) => hex.toward({ key: '?', code })[0])).toEqual(hex.sides);
});

test('the turns of a tile are those offered, each a turn clockwise from the one before', () => {
  expect(turnsOf(square, ['nes', 'nsw', 'esw'])).toEqual(['nes', 'esw', 'nsw']);
  expect(turnsOf(square, ['ns'])).toEqual(['ns']);
  expect(turnsOf(hex, ['ne', 'se', 'e'])).toEqual(['ne', 'e', 'se']);
  expect(turnsOf(hex, [''])).toEqual(['']);
  expect(turnsOf(hex, [])).toEqual([]);
});

test('turns are counted clockwise', () => {
  expect(turnsTo(square, 'nes', 'nes')).toBe(0);
  expect(turnsTo(square, 'nsw', 'nes')).toBe(2);
  expect(turnsTo(hex, 'ne', 'nw')).toBe(5);
});

test('an outline is as large as its tile', () => {
  expect(square.outline(4, 12)).toContain('M-46 -34');
  const numbers = [...hex.outline(0, 0).matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  expect(Math.max(...numbers)).toBeCloseTo(60, 0);
});

test('the way to a hexagon leads there, by sides that lie beside each other', () => {
  const span = [-3, -2, -1, 0, 1, 2, 3];
  for (const to of span.flatMap((q) => span.map((r): Pos => [HERE[0] + q, HERE[1] + r]))) {
    const way = wayTo(HERE, to);
    const steps = way.flatMap(([side, count]) => Array.from({ length: count }, () => side));
    expect(steps.reduce((at, side) => hex.beside(at, side), HERE)).toEqual(to);
    const [q, r] = [to[0] - HERE[0], to[1] - HERE[1]];
    expect(steps).toHaveLength((Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2);
  }
});
