// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FARTHEST, READABLE, seen } from './camera';
import { Viewport } from './viewport.svelte';

// Whoever wants less motion need not wait for it.
const motion = vi.hoisted(() => ({ current: true }));
vi.mock('svelte/motion', () => ({ prefersReducedMotion: motion }));

const hero = { x: 0, y: 0 };
const beside = { x: 100, y: 0 };
const [west, east] = [
  { x: -2000, y: -300 },
  { x: 1500, y: 400 },
];
let viewport: Viewport;

beforeEach(() => {
  viewport = new Viewport();
  [viewport.width, viewport.height] = [800, 600];
  viewport.follow(hero);
});
afterEach(() => {
  motion.current = true;
  vi.unstubAllGlobals();
});

function isSeen({ x, y }: { x: number; y: number }): boolean {
  const { left, top, width, height } = seen(viewport.camera, viewport.size);
  return x > left && x < left + width && y > top && y < top + height;
}

test('places to choose from come into sight, and the hero is as near as before when the next thing happens', () => {
  const { zoom } = viewport.camera;
  viewport.include([west, east], FARTHEST);
  expect([west, east].every(isSeen)).toBe(true);
  expect(viewport.camera.zoom).toBeLessThan(zoom);
  viewport.follow(beside);
  expect(viewport.camera).toEqual({ ...beside, zoom });
});

test('what is in sight moves nothing, and neither does what is too far away', () => {
  const before = viewport.camera;
  viewport.include([hero, beside], READABLE);
  viewport.include([hero, west], READABLE);
  expect(viewport.camera).toBe(before);
});

test('whoever looks elsewhere is left alone', () => {
  viewport.look(east);
  const before = viewport.camera;
  viewport.include([west], FARTHEST);
  viewport.follow(hero);
  expect(viewport.camera).toBe(before);
});

test('a zoom by hand stays', () => {
  const all = { left: -3000, top: -3000, width: 6000, height: 6000 };
  viewport.zoom(0.7, { x: 400, y: 300 }, all);
  const { zoom } = viewport.camera;
  viewport.isFree = false;
  viewport.include([west, east], FARTHEST);
  viewport.pan(50, 0, all);
  viewport.isFree = false;
  viewport.follow(hero);
  expect(viewport.camera.zoom).toBe(zoom);
});

test('a glide stays between its ends, however late its frames come', () => {
  motion.current = false;
  let frame: FrameRequestCallback = () => {};
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
  viewport.look(east);
  const due = performance.now() - 900;
  const seen = [0, 300, 450].map((later) => {
    frame(due + later);
    return viewport.camera.x;
  });
  expect(seen[0]).toBe(hero.x);
  expect(seen[1]).toBeGreaterThan(hero.x);
  expect(seen[1]).toBeLessThan(east.x);
  expect(seen[2]).toBe(east.x);
});
