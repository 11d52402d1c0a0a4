/** What the page says, out of the same files, so that a test can look for it in any language. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../src/lib/settings.svelte';

/** Says a message of this language; only of those that need no word of a game. */
export function wordsOf(language: Language): (id: string, args?: Record<string, FluentVariable>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['page', 'karak', 'tutorial'])
    bundle.addResource(new FluentResource(readFileSync(`src/texts/${language}/${part}.ftl`, 'utf8')));
  return (id, args = {}) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}
