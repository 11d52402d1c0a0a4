import { expect, test } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, shiftKey = false, holdsTile = false) => commandOf({ key, shiftKey }, holdsTile);

test('arrows go, with shift they look', () => {
  expect(press('ArrowUp')).toEqual({ go: 'north' });
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
