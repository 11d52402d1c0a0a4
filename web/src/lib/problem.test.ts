// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError } from './api';
import { isRetryable, problemOf, sayProblem } from './problem';
import { LANGUAGES, settings } from './settings.svelte';
import { say, setLanguage, loadTexts } from './texts';

const { components } = JSON.parse(readFileSync('schemas/api.json', 'utf8'));
const CODES: string[] = components.schemas.Code.oneOf.map((code: { const: string }) => code.const);

test('every failure of the server has words of its own, in every language', async () => {
  settings.language = 'fr';
  await loadTexts('page');
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const words = new Set(CODES.map(sayProblem));
    expect(words, language).not.toContain(say('error-unexpected'));
    expect(sayProblem('never_heard_of')).toBe(say('error-unexpected'));
  }
});

test('whoever comes too often hears when to come again, if the server says so', async () => {
  await setLanguage('en');
  const heard = (wait?: number) => problemOf(new ApiError('too_many', '', {}, wait));
  expect(heard()).toBe('That was a lot at once. Wait a moment, then try again.');
  expect(heard(1)).toBe('That was a lot at once. Try again in 1 second.');
  expect(heard(119)).toBe('That was a lot at once. Try again in 119 seconds.');
  expect(heard(121)).toBe('That was a lot at once. Try again in 3 minutes.');
  expect(heard(7200)).toBe('That was a lot at once. Try again in 2 hours.');
  const others = LANGUAGES.filter((language) => language !== 'en');
  for (const language of others) {
    await setLanguage(language);
    expect(heard(42), language).toContain('42');
    expect(heard(), language).not.toContain('none');
  }
});

test('nobody is told that nothing is lost where it is not known; they may try again', async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(sayProblem('storage_unknown'), language).not.toBe(say('error-unexpected'));
    expect(sayProblem('storage_unknown'), language).not.toBe(sayProblem('storage'));
  }
  expect(['storage_unknown', 'too_slow'].map(isRetryable)).toEqual([true, true]);
});
