import { expect, test } from 'vitest';
import { hex } from './hex';
import { commandOf } from './keys';
import { square } from './square';

const press = (key: string, shiftKey = false, holdsTile = false) =>
  commandOf({ key, code: key, shiftKey }, square, holdsTile);

test('arrows go, with shift they look', () => {
  expect(press('ArrowUp')).toEqual({ go: ['north'] });
  expect(press('ArrowLeft', true)).toEqual({ look: 'west' });
});

test('with a tile in the hand arrows turn it', () => {
  expect(press('ArrowRight', false, true)).toBe('turn');
  expect(press('ArrowLeft', false, true)).toBe('turn back');
  expect(press('r', false, true)).toBe('turn');
  expect(press('Enter', false, true)).toBe('lay');
  expect(press('ArrowRight', true, true)).toEqual({ look: 'east' });
});

test('without one they mean nothing', () => {
  expect(press('r')).toBeNull();
  expect(press('Enter')).toBeNull();
  expect(press('0')).toBe('all');
});

test('on hexagons up may mean either side, and letters go by their place', () => {
  const key = (key: string, code: string) => commandOf({ key, code, shiftKey: false }, hex, false);
  expect(key('ArrowUp', 'ArrowUp')).toEqual({ go: ['ne', 'nw'] });
  expect(key('z', 'KeyW')).toEqual({ go: ['nw'] });
});
