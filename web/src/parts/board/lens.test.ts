// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { FARTHEST, READABLE, seen } from './camera';
import { Lens } from './lens.svelte';

// Whoever wants less motion need not wait for it.
vi.mock('svelte/motion', () => ({ prefersReducedMotion: { current: true } }));

const hero = { x: 0, y: 0 };
const beside = { x: 100, y: 0 };
const [west, east] = [
  { x: -2000, y: -300 },
  { x: 1500, y: 400 },
];
let lens: Lens;

beforeEach(() => {
  lens = new Lens();
  [lens.width, lens.height] = [800, 600];
  lens.follow(hero);
});

function isSeen({ x, y }: { x: number; y: number }): boolean {
  const { left, top, width, height } = seen(lens.camera, lens.size);
  return x > left && x < left + width && y > top && y < top + height;
}

test('places to choose from come into sight, and the hero is as near as before when the next thing happens', () => {
  const { zoom } = lens.camera;
  lens.include([west, east], FARTHEST);
  expect([west, east].every(isSeen)).toBe(true);
  expect(lens.camera.zoom).toBeLessThan(zoom);
  lens.follow(beside);
  expect(lens.camera).toEqual({ ...beside, zoom });
});

test('what is in sight moves nothing, and neither does what is too far away', () => {
  const before = lens.camera;
  lens.include([hero, beside], READABLE);
  lens.include([hero, west], READABLE);
  expect(lens.camera).toBe(before);
});

test('whoever looks elsewhere is left alone', () => {
  lens.look(east);
  const before = lens.camera;
  lens.include([west], FARTHEST);
  lens.follow(hero);
  expect(lens.camera).toBe(before);
});

test('a zoom by hand stays', () => {
  const all = { left: -3000, top: -3000, width: 6000, height: 6000 };
  lens.zoom(0.7, { x: 400, y: 300 }, all);
  const { zoom } = lens.camera;
  lens.astray = false;
  lens.include([west, east], FARTHEST);
  lens.pan(50, 0, all);
  lens.astray = false;
  lens.follow(hero);
  expect(lens.camera.zoom).toBe(zoom);
});
