import { expect, test } from 'vitest';
import { chasmsOf, edgesOf, landOf, rankOf } from './tiles';

test('a tile is its rank, its land and its chasms', () => {
  const tile = '2-farm_rock-ne-e-w';
  expect([rankOf(tile), landOf(tile), chasmsOf(tile)]).toEqual([2, 'farm_rock', ['ne', 'e', 'w']]);
  expect(chasmsOf('1-farm')).toEqual([]);
  expect(edgesOf('')).toEqual([]);
});
