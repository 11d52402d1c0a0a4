// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUTTONS, FARTHEST, READABLE, seen } from './camera';
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
/** A map too large to be read as a whole. */
const vast = { left: -3000, top: -3000, width: 6000, height: 6000 };
let viewport: Viewport;

beforeEach(() => {
  viewport = new Viewport();
  [viewport.width, viewport.height] = [800, 600];
  viewport.follow(hero, vast, 0);
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
  viewport.follow(beside, vast, 0);
  expect(viewport.camera).toEqual({ ...beside, zoom });
});

test('what is in sight moves nothing, and neither does what is too far away', () => {
  const before = viewport.camera;
  viewport.include([hero, beside], READABLE);
  viewport.include([hero, west], READABLE);
  expect(viewport.camera).toBe(before);
});

test('a place at the edge comes into sight by moving the map, not by going farther away, and lies under no button', () => {
  const { x, zoom } = viewport.camera;
  const edge = { x: 250, y: 0 };
  viewport.include([hero, edge], FARTHEST);
  expect(viewport.camera.zoom).toBe(zoom);
  expect(viewport.camera.x).toBeGreaterThan(x);
  expect(viewport.toWindow({ x: edge.x + 50, y: 0 }).x).toBeCloseTo(800 - BUTTONS);
  expect(viewport.toWindow({ x: hero.x - 50, y: 0 }).x).toBeGreaterThan(0);
});

test('whoever stands at the end of a map sees what goes on, not the emptiness beside it, and no button over the tile', () => {
  viewport = new Viewport();
  [viewport.width, viewport.height] = [800, 600];
  viewport.follow(hero, { ...vast, width: 3050 }, 0);
  const edge = viewport.toWindow({ x: 50, y: 0 });
  expect(edge.x).toBeGreaterThan(700);
  expect(edge.x).toBeLessThan(800 - BUTTONS);
  expect(edge.y).toBe(300);
});

test('whoever looks elsewhere is left alone', () => {
  viewport.look(east);
  const before = viewport.camera;
  viewport.include([west], FARTHEST);
  viewport.follow(hero, vast, 0);
  expect(viewport.camera).toBe(before);
});

test('a zoom by hand stays', () => {
  viewport.zoom(0.7, { x: 400, y: 300 }, vast);
  const { zoom } = viewport.camera;
  viewport.isFree = false;
  viewport.include([west, east], FARTHEST);
  viewport.pan(50, 0, vast);
  viewport.isFree = false;
  viewport.follow(hero, vast, 0);
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

describe('a map that can be read as a whole', () => {
  const small = { left: -250, top: -150, width: 500, height: 300 };
  const larger = { ...small, width: 560 };

  test('is framed, wherever the hero stands', () => {
    viewport = new Viewport();
    [viewport.width, viewport.height] = [800, 600];
    viewport.follow({ x: 200, y: 0 }, small, 0);
    const { left, top, width, height } = seen(viewport.camera, viewport.size);
    expect([left < small.left, top < small.top]).toEqual([true, true]);
    expect([left + width > 250, top + height > 150]).toEqual([true, true]);
    expect(viewport.camera.zoom).toBeGreaterThan(READABLE);
  });

  test('moves only when it no longer fits, and is followed when it is too large', () => {
    viewport.follow(hero, small, 0);
    const framed = viewport.camera;
    viewport.follow({ x: 200, y: 100 }, small, 0);
    expect(viewport.camera).toBe(framed);
    viewport.follow(hero, { ...larger, width: 700 }, 0);
    expect(viewport.camera).not.toBe(framed);
    viewport.follow(west, vast, 0);
    expect(isSeen(west)).toBe(true);
  });

  test('is not framed any more once somebody has chosen how near it is', () => {
    viewport.zoom(2, { x: 400, y: 300 }, vast);
    const { zoom } = viewport.camera;
    viewport.isFree = false;
    viewport.follow(hero, small, 0);
    expect(viewport.camera.zoom).toBe(zoom);
    viewport.centre(hero);
    viewport.follow(hero, small, 0);
    expect(isSeen({ x: 240, y: 140 })).toBe(true);
  });

  test('a card covers its lower half: a hero below it is moved above, and nothing moves for one who is seen', () => {
    viewport.follow(hero, small, 0);
    const framed = viewport.camera;
    viewport.follow({ x: 0, y: -60 }, small, 300);
    expect(viewport.camera).toBe(framed);
    viewport.follow({ x: 0, y: 100 }, small, 300);
    expect(viewport.toWindow({ x: 0, y: 100 }).y + 60 * viewport.camera.zoom).toBeCloseTo(300);
    viewport.follow({ x: 0, y: 100 }, small, 0);
    expect([isSeen({ x: -240, y: -140 }), isSeen({ x: 240, y: 140 })]).toEqual([true, true]);
  });

  test('a drawn tile at the edge of a phone lies neither under the buttons nor under the overview', () => {
    [viewport.width, viewport.height] = [390, 400];
    viewport.follow(hero, small, 0);
    const sides = (x: number) => {
      viewport.follow({ x, y: 0 }, small, 250);
      const { zoom } = viewport.camera;
      const middle = viewport.toWindow({ x, y: 0 }).x;
      return [middle - 50 * zoom, middle + 50 * zoom];
    };
    expect(sides(240)[1]).toBeLessThan(viewport.width - 68);
    expect(sides(-240)[0]).toBeGreaterThan(128);
  });

  test('a card that covers everything leaves a quarter', () => {
    viewport.follow(hero, small, 600);
    expect(viewport.toWindow(hero).y).toBeCloseTo(75);
  });
});
