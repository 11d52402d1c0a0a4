/**
 * What the page says, in the reader's language.
 *
 * Words live in texts/LANGUAGE/PART.ftl. A part is `page`, a game, or what only some screens say; a message whose id
 * begins with the name of a part is in that part. Parts are loaded when somebody first wants to say something out of them.
 */

import type { FluentBundle } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import {
  type Args,
  bundleOf,
  describe as describeWith,
  type Description,
  format,
  type Kind,
} from './messages';
import { settings, type Language } from './settings.svelte';

export { type Args, bundleOf, dashed, type Description, type Kind, variablesOf } from './messages';

/** What a game knows of its words: its id, and what only a view of it can tell. */
export interface Speaker {
  id: string;
  words?(kind: Kind, data: unknown, view: unknown): Args;
}

const sources = import.meta.glob<string>('../texts/*/*.ftl', { query: '?raw', import: 'default' });
const parts = new Set(Object.keys(sources).map((path) => path.split('/').at(-1)!.replace('.ftl', '')));
const bundles = new SvelteMap<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();

/** Loads the texts of a part, so that it can be said at once. */
export function loadTexts(part: string): Promise<void> {
  return load(settings.language, part);
}

/** Sets the language, once everything said so far can be said in it. */
export async function setLanguage(language: Language): Promise<void> {
  const known = [...bundles.keys()].map((key) => key.split('/')[1]!);
  await Promise.all(known.map((part) => load(language, part)));
  settings.language = language;
}

/**
 * A message, or one of its attributes as in `power.about`. Every language has the same messages; what none has is said
 * by its id. What is still being loaded is silent, and whoever asked is told when it is there.
 */
export function say(id: string, args: Args = {}): string {
  const { language } = settings;
  const part = partOf(id);
  const bundle = bundles.get(`${language}/${part}`);
  if (bundle) return format(bundle, id, args) ?? id;
  load(language, part).catch(() => {});
  return '';
}

/** An action, event, reason or phase in words. */
export function tell(game: string, kind: Kind, data: unknown, seatName?: (seat: number) => string): string {
  const { id, args } = describe(game, kind, data, seatName);
  return say(id, args);
}

/** The same, with what only this view of the game knows. */
export function tellIn(
  game: Speaker,
  view: unknown,
  kind: Kind,
  data: unknown,
  seatName?: (seat: number) => string,
): string {
  const { id, args } = describe(game.id, kind, data, seatName);
  return say(id, { ...args, ...game.words?.(kind, data, view) });
}

/** The message of an action, event, reason or phase. Whoever has no name is called by the seat. */
export function describe(
  game: string,
  kind: Kind,
  data: unknown,
  seatName: (seat: number) => string = (seat) => say('seat-number', { number: seat + 1 }),
): Description {
  return describeWith(game, kind, data, seatName);
}

/** Words as one reads them in a row: "a, b and c", or "a, b or c". */
export function listed(
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(settings.language, { type }).format(words);
}

function partOf(id: string): string {
  const [prefix = ''] = id.split('-', 1);
  return parts.has(prefix) ? prefix : 'page';
}

function load(language: Language, part: string): Promise<void> {
  const key = `${language}/${part}`;
  const source = sources[pathOf(language, part)];
  if (!source) return Promise.resolve();
  const loaded =
    loading.get(key) ?? source().then((text) => void bundles.set(key, bundleOf(language, part, text)));
  loading.set(key, loaded);
  loaded.catch(() => loading.delete(key));
  return loaded;
}

function pathOf(language: Language, part: string): string {
  return `../texts/${language}/${part}.ftl`;
}
