/** What the page says in a language, for tests that click on words. */

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../src/lib/settings.svelte';

const TEXTS = 'src/texts';
/** The languages that the page speaks. */
export const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name as Language] : [],
);

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** The words of the page itself; those of a game need its functions. */
export function wordsOf(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${TEXTS}/${language}/page.ftl`, 'utf8')));
  return (id, args = {}) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${language} has no words for ${id}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** The ids of everything that the page can say. */
export function messageIds(): Set<string> {
  const files = readdirSync(`${TEXTS}/en`).map((file) => readFileSync(`${TEXTS}/en/${file}`, 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(/^([a-z][\w-]+) *=/gm)].map(([, id]) => id!)));
}
