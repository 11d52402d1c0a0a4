import { expect, test } from 'vitest';
import { percentOf } from './percent';

test('what is nearly certain is not certain', () => {
  expect([35, 36].map((part) => percentOf(part, 36))).toEqual([97, 100]);
  expect([0, 1, 500, 996, 999, 1000].map((part) => percentOf(part, 1000))).toEqual([0, 1, 50, 99, 99, 100]);
  expect([0, 0.004, 0.5, 0.996, 1].map((chance) => percentOf(chance, 1))).toEqual([0, 1, 50, 99, 100]);
});

test('where there is nothing to count there is no chance', () => {
  expect(percentOf(0, 0)).toBe(0);
});
