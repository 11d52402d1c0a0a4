import { expect, test } from 'vitest';
import { cleaned } from './code';

test.each([
  ['bcdfh', 'BCDFH'],
  [' b c-d f h ', 'BCDFH'],
  ['BC–DF.H', 'BCDFH'],
  ['ＢＣＤＦＨ', 'BCDFH'],
  ['BCDF', 'BCDF'],
  ['  ', ''],
])('%j is typed for %j', (typed, code) => {
  expect(cleaned(typed)).toBe(code);
});
