import { expect, test } from 'vitest';
import { beside, middle, placeAt, quartersTo, sideTo, turned } from './geometry';
import type { Pos, Side } from '../view';

const SIDES: Side[] = ['north', 'east', 'south', 'west'];

test('a neighbour lies on the side one went to', () => {
  const here: Pos = [3, -2];
  for (const side of SIDES) expect(sideTo(here, beside(here, side))).toBe(side);
  expect(sideTo(here, here)).toBeNull();
  expect(sideTo(here, [5, -2])).toBeNull();
});

test('north is up', () => {
  expect(middle([0, 2])).toEqual({ x: 0, y: -200 });
  expect(beside([0, 0], 'north')).toEqual([0, 1]);
});

test('every point near the middle belongs to its place', () => {
  const place: Pos = [-4, 7];
  const { x, y } = middle(place);
  for (const off of [-49, 0, 49]) expect(placeAt({ x: x + off, y: y - off })).toEqual(place);
  expect(placeAt({ x: -10, y: 10 })).toEqual([0, 0]);
});

test('four quarter turns are none', () => {
  for (const open of ['n', 'ne', 'ns', 'new', 'nesw']) {
    expect(turned(turned(turned(turned(open))))).toBe(open);
  }
  expect(turned('ne')).toBe('es');
  expect(turned('new')).toBe('nes');
});

test('quarters are counted clockwise', () => {
  expect(quartersTo('nes', 'nes')).toBe(0);
  expect(quartersTo('nes', 'esw')).toBe(1);
  expect(quartersTo('nsw', 'nes')).toBe(2);
});
