/** Which languages the page speaks, and the ids of everything that it can say. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../src/lib/settings.svelte';

const TEXTS = 'src/texts';

export const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name as Language] : [],
);

export function messageIds(): Set<string> {
  const files = readdirSync(`${TEXTS}/en`).map((file) => readFileSync(`${TEXTS}/en/${file}`, 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(/^([a-z][\w-]+) *=/gm)].map(([, id]) => id!)));
}
