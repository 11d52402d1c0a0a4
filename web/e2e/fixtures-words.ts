/** What the page says, out of the same files, so that a test can look for it in any language. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Args, bundleOf, describe, format, type Kind } from '../src/lib/messages';
import type { Language } from '../src/lib/settings.svelte';

/** Says a message of this language. */
export function wordsOf(language: Language): (id: string, args?: Args) => string {
  const folder = `src/texts/${language}`;
  const parts = readdirSync(folder).map((file) => file.replace('.ftl', ''));
  const bundles = parts.map((part) =>
    bundleOf(language, part, readFileSync(`${folder}/${part}.ftl`, 'utf8')),
  );
  return (id, args = {}) => {
    const said = bundles.map((bundle) => format(bundle, id, args)).find((words) => words !== undefined);
    if (said === undefined) throw new Error(`no message ${id} in ${language}`);
    return said;
  };
}

/** Says an action, an event or a question of a game; `args` is what only the view knows. */
export function tellerOf(
  language: Language,
): (game: string, kind: Kind, data: unknown, args?: Args) => string {
  const say = wordsOf(language);
  const seatName = (seat: number) => say('seat-number', { number: seat + 1 });
  return (game, kind, data, more = {}) => {
    const { id, args } = describe(game, kind, data, seatName);
    return say(id, { ...args, ...more });
  };
}
