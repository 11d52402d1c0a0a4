// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../lib/api';
import { loadTexts } from '../lib/texts';
import { apiTags } from '../texts/inventory';
import { sayRefusal, sayWhyNot, waysAfter } from './refusal';

const CODES = [...apiTags('Code').map((code) => code.replaceAll('-', '_')), 'offline', 'no_link'];

beforeEach(() => Promise.all(['page', 'join'].map(loadTexts)));

test.each(CODES)('%s is a sentence, and leads somewhere', (code) => {
  expect(sayRefusal(code)).toMatch(/\p{L}+ \p{L}+.*[.!)?]$/u);
  expect(Object.values(waysAfter(code))).toContain(true);
});

test('a table that nobody knows cannot be watched, and a finished one is watched again', () => {
  expect(waysAfter('unknown_table').watch).toBe(false);
  expect(waysAfter('over')).toMatchObject({ watch: false, replay: true });
  expect(waysAfter('spent_invitation')).toMatchObject({ watch: true, code: true });
  expect(waysAfter('offline')).toMatchObject({ again: true, code: false });
});

test('what is wrong with a name is said in words of its own', () => {
  const words = ['empty', 'long', 'taken'].map((cause) => sayWhyNot(new ApiError('bad_name', '', { cause })));
  expect(new Set(words).size).toBe(3);
  expect(words).not.toContain(sayWhyNot(new ApiError('bad_name', '')));
});
