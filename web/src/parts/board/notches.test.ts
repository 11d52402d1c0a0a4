import { expect, test } from 'vitest';
import { notches } from './notches';

const [PIXELS, LINES] = [0, 1];

/** Which way the notches go when a wheel sends these steps, so many milliseconds apart. */
function told(steps: number[], apart: number, deltaMode = PIXELS): number[] {
  const notch = notches();
  return steps
    .map((deltaY, index) => notch({ deltaY, deltaMode, timeStamp: index * apart }))
    .filter((way) => way !== 0);
}

test('each notch of a mouse is one', () => {
  expect(told([100, 100, -120], 300)).toEqual([1, 1, -1]);
  expect(told([3, -3], 300, LINES)).toEqual([1, -1]);
});

test('a swipe on a touchpad is a notch or two, not dozens', () => {
  expect(told(Array(12).fill(9), 16)).toEqual([1]);
  expect(told(Array(24).fill(-30), 16)).toEqual([-1, -1]);
});

test('a swipe to the side is none', () => {
  expect(told(Array(30).fill(0), 16)).toEqual([]);
});

test('what was left of an old swipe is forgotten', () => {
  expect(told([50, 50, 50], 1000)).toEqual([]);
  expect(told([50, -50, 50], 16)).toEqual([]);
});
