import { expect, test } from 'vitest';
import {
  bounded,
  BUTTONS,
  extent,
  FARTHEST,
  filled,
  fitted,
  fittedInSight,
  NEAREST,
  overviewSide,
  panned,
  seen,
  strays,
  toPicture,
  toWindow,
  zoomed,
} from './camera';

const size = { width: 800, height: 600 };
const camera = { x: 120, y: -40, zoom: 1.5 };

test('the picture and the window agree on every point', () => {
  const point = { x: 33, y: 44 };
  const there = toPicture(camera, size, point);
  const back = toWindow(camera, size, there);
  expect(back.x).toBeCloseTo(point.x);
  expect(back.y).toBeCloseTo(point.y);
  expect(toWindow(camera, size, camera)).toEqual({ x: 400, y: 300 });
});

test('a zoom keeps what is under the pointer', () => {
  const pointer = { x: 610, y: 95 };
  const before = toPicture(camera, size, pointer);
  for (const factor of [0.5, 1.2, 9]) {
    const after = toPicture(zoomed(camera, factor, pointer, size), size, pointer);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  }
});

test('nobody zooms beyond the limits', () => {
  const pointer = { x: 0, y: 0 };
  expect(zoomed(camera, 1000, pointer, size).zoom).toBe(NEAREST);
  expect(zoomed(camera, 0.0001, pointer, size).zoom).toBe(FARTHEST);
});

test('a drag moves the map with the finger', () => {
  const held = toPicture(camera, size, { x: 200, y: 200 });
  const now = toWindow(panned(camera, 30, -20), size, held);
  expect(now.x).toBeCloseTo(230);
  expect(now.y).toBeCloseTo(180);
});

test('the whole map fits', () => {
  const box = extent(
    [
      { x: 0, y: 0 },
      { x: 900, y: -200 },
      { x: -300, y: 1400 },
    ],
    1,
  );
  expect(box).toEqual({ left: -450, top: -350, width: 1500, height: 1900 });
  const window = seen(fitted(box, size), size);
  expect(window.left).toBeLessThanOrEqual(box.left);
  expect(window.top).toBeLessThanOrEqual(box.top);
  expect(window.width).toBeGreaterThanOrEqual(box.width);
  expect(window.height).toBeGreaterThanOrEqual(box.height);
});

test('what must be seen lies under nothing', () => {
  for (const window of [size, { width: 390, height: 500 }, { width: 1000, height: 300 }]) {
    const corner = overviewSide(window);
    for (const [width, height] of [
      [2000, 300],
      [300, 2000],
      [900, 900],
    ] as const) {
      const box = { left: 70, top: -30, width, height };
      const camera = fittedInSight(box, window, 1.4);
      const first = toWindow(camera, window, { x: box.left, y: box.top });
      const last = toWindow(camera, window, { x: box.left + width, y: box.top + height });
      expect(Math.max(first.x, first.y)).toBeGreaterThan(corner);
      expect(Math.min(first.x, first.y)).toBeGreaterThan(0);
      expect(last.x).toBeLessThan(window.width - 44);
      expect(last.y).toBeLessThan(window.height);
    }
  }
});

test('the map never gets lost', () => {
  const box = extent([{ x: 0, y: 0 }], 1);
  expect(bounded({ x: 9999, y: -9999, zoom: 1 }, box)).toEqual({ x: 150, y: -150, zoom: 1 });
  expect(bounded({ x: 10, y: 20, zoom: 1 }, box)).toEqual({ x: 10, y: 20, zoom: 1 });
});

test('only what leaves the middle is followed', () => {
  expect(strays(camera, size, { x: 125, y: -45 })).toBe(false);
  expect(strays(camera, size, { x: 420, y: -40 })).toBe(true);
});

test('beside the end of a map that goes on at the other side nothing empty is shown', () => {
  const square = { width: 400, height: 400 };
  const map = { left: -1000, top: -50, width: 1100, height: 100 };
  const near = { x: 50, y: 40, zoom: 1 };
  const { x, y } = filled(near, square, map, 0);
  // Its end lies at the buttons; as high as the window it is not, so it lies in the middle.
  expect(toWindow({ x, y, zoom: 1 }, square, { x: 100, y: 0 })).toEqual({
    x: square.width - BUTTONS,
    y: 200,
  });
  expect(toWindow(filled(near, square, map, 150), square, { x: 0, y: 0 }).y).toBe(125);
  const within = { x: -400, y: 0, zoom: 1 };
  expect(filled(within, square, map, 0)).toEqual(within);
});
