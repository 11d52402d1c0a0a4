import { expect, test } from 'vitest';
import { contains, GAP, HALF, outline } from './outline';
import { rim } from './rims';
import { seeded, seedOf } from '../../../parts/art/seed';
import { stonework } from './stonework';
import { type Ground, SIDES } from './vocabulary';

const GROUNDS: Ground[] = ['corridor', 'room', 'portal', 'fountain'];
const WAYS = ['nesw', 'new', 'ns', 'ew', 'ne', 'sw', 'nes'];

test('a tile always looks the same, and never like its neighbour', () => {
  expect(stonework('room', 'nes', [3, -7])).toEqual(stonework('room', 'nes', [3, -7]));
  expect(stonework('room', 'nes', [3, -7])).not.toEqual(stonework('room', 'nes', [3, -6]));
});

test('seeds differ for all places of a large map', () => {
  const seeds = new Set<number>();
  for (let x = -30; x <= 30; x++) for (let y = -30; y <= 30; y++) seeds.add(seedOf([x, y]));
  expect(seeds.size).toBe(61 * 61);
});

test('luck stays between 0 and 1', () => {
  const random = seeded(42);
  const numbers = Array.from({ length: 1000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, each) => sum + each) / 1000).toBeCloseTo(0.5, 1);
});

test('openings of all tiles line up, and closed sides are closed', () => {
  const ends: Record<string, [number, number][]> = {
    north: [
      [-GAP, -HALF],
      [GAP, -HALF],
    ],
    east: [
      [HALF, -GAP],
      [HALF, GAP],
    ],
    south: [
      [GAP, HALF],
      [-GAP, HALF],
    ],
    west: [
      [-HALF, GAP],
      [-HALF, -GAP],
    ],
  };
  for (const ground of GROUNDS) {
    for (const open of WAYS) {
      const { points } = outline(ground, open, seeded(1));
      for (const side of SIDES) {
        for (const end of ends[side]!) {
          const has = points.some(([x, y]) => x === end[0] && y === end[1]);
          expect(has, `${ground} ${open} ${side}`).toBe(open.includes(side.charAt(0)));
        }
      }
      expect(contains(points, [0, 0])).toBe(true);
      expect(contains(points, [47, 47])).toBe(false);
    }
  }
});

test('every rim has its own shape', () => {
  const things = [
    'rat',
    'spider',
    'mummy',
    'turnkey',
    'skeleton_warrior',
    'skeleton_king',
    'fallen',
    'dragon',
    'chest',
  ] as const;
  expect(new Set(things.map((thing) => rim(thing, 20))).size).toBe(things.length);
});
