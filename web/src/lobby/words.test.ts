// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { loadTexts } from '../lib/texts';
import { clockWords, languageWords, optionWords } from './words';

beforeAll(async () => {
  settings.language = 'en';
  await Promise.all(['page', 'lobby', 'karak'].map(loadTexts));
});

test('languages are named in the reader’s own, and what is none is left out', () => {
  expect(languageWords({ languages: ['fr', 'cs'] })).toBe('French and Czech');
  expect(languageWords({ languages: ['<b>', 'de', 'qq', ''] })).toBe('German');
  expect(languageWords({ languages: [] })).toBe('');
});

test('every clock has words', () => {
  const clocks = ['none', { hourglass: { turn: 120, reserve: 60 } }, { slow: { hours: 24 } }] as const;
  expect(clocks.map((clock) => clockWords({ clock }))).toEqual([
    'No clock',
    '2 minutes a turn',
    'One day a turn',
  ]);
});

test('what is switched on is said; where nothing is, nothing', () => {
  expect(optionWords({ game: 'karak', options: [] })).toBeNull();
  expect(optionWords({ game: 'karak', options: ['monster_hunt', 'hero_mode'] })).toBe(
    'With Monster hunt and Hero mode.',
  );
});
