// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../texts/inventory';
import { ICONS } from './credits';

test('every icon that is used is credited to its author, and no other', () => {
  const code = sources().map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'));
  const used = code.flatMap((text) =>
    [...text.matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(([, name]) => name),
  );
  expect(Object.values(ICONS).flat().sort()).toEqual([...new Set(used)].sort());
});
