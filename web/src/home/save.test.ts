// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { readSave, seatPlans } from './save';
import { since } from './since';

test('a save says its game and how many play', () => {
  const content = { game: 'karak', setup: { players: 3 }, plies: [] };
  expect(readSave(JSON.stringify(content))).toEqual({ game: 'karak', players: 3, content });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{}',
  '{"game":"karak"}',
  '{"game":"karak","setup":{"players":0}}',
  '{"game":1,"setup":{"players":2}}',
])('%j is no save', (text) => expect(readSave(text)).toBeUndefined());

test('whoever is no person is a computer', () => {
  expect(seatPlans(['person', 'computer'], 'knight')).toEqual([
    { person: {} },
    { computer: { level: 'knight' } },
  ]);
});

test('time is told in the words of the language', () => {
  settings.language = 'en';
  const now = 1_000_000_000_000;
  expect(since(now - 5_000, now)).toBe('now');
  expect(since(now - 3 * 60_000, now)).toBe('3 minutes ago');
  expect(since(now - 26 * 3_600_000, now)).toBe('yesterday');
  settings.language = 'fr';
  expect(since(now - 3 * 3_600_000, now)).toBe('il y a 3 heures');
});
