// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setLanguage } from '../lib/texts';
import { leftAfter, sayTime } from './timer';

const timer = { seat: 0, left: 60, reserve: 120 };

beforeAll(async () => {
  await setLanguage('en');
  await loadTexts('room');
});

test.each([
  [0, { seconds: 60, reserve: false, total: 180 }],
  [0.9, { seconds: 60, reserve: false, total: 180 }],
  [59.5, { seconds: 1, reserve: false, total: 121 }],
  [60, { seconds: 120, reserve: true, total: 120 }],
  [170, { seconds: 10, reserve: true, total: 10 }],
  [999, { seconds: 0, reserve: true, total: 0 }],
])('after %s seconds', (passed, left) => expect(leftAfter(timer, passed)).toEqual(left));

test('without a reserve there is nothing behind the turn', () => {
  expect(leftAfter({ ...timer, reserve: 0 }, 70)).toEqual({ seconds: 0, reserve: false, total: 0 });
});

test.each([
  [5, '0:05'],
  [600, '10:00'],
  [3600, '1 hour'],
  [24 * 3600, '24 hours'],
  [3 * 24 * 3600 - 1, '3 days'],
])('%i seconds are said', (seconds, words) => {
  expect(sayTime(seconds).replace(/[\u2068\u2069]/g, '')).toBe(words);
});
