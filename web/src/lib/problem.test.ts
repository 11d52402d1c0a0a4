// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sayProblem } from './problem';
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
