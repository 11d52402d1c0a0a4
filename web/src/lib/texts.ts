/**
 * What the page says, in the reader's language.
 *
 * Words live in texts/LANGUAGE/PART.ftl. A part is `page` or a game; a message whose id begins with the name of a
 * game is in the part of that game. Parts are loaded when somebody first wants to say something out of them.
 */

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { settings, type Language } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
export type Description = { id: string; args: Args };
export type Kind = 'action' | 'event' | 'why' | 'phase';

/** Kinds of things that a game has words for, as in `karak-hero-thief`. */
const NOUNS = ['hero', 'monster', 'item', 'token', 'side', 'tile', 'power', 'option', 'ending'];

const sources = import.meta.glob<string>('../texts/*/*.ftl', { query: '?raw', import: 'default' });
const parts = new Set(Object.keys(sources).map((path) => path.split('/').at(-1)!.replace('.ftl', '')));
const bundles = new SvelteMap<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const mentioned = new WeakMap<object, Set<string>>();

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

/**
 * The message of an action, event, reason or phase, found by its tag: `{"walk":"north"}` is `karak-action-walk` with
 * `$it`, `{"type":"met","hero":…}` is `karak-event-met` with `$hero`. A position gives `$x` and `$y`, another list
 * `$dice1`, `$dice2`, …; `null` is "none"; a seat is the name of who sits there.
 */
export function describe(
  game: string,
  kind: Kind,
  data: unknown,
  seatName: (seat: number) => string = (seat) => say('seat-number', { number: seat + 1 }),
): Description {
  const [tag, payload] = tagged(data);
  return { id: `${game}-${kind}-${dashed(tag)}`, args: argsOf(payload, seatName) };
}

/** How a name of the data is written in an id. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function tagged(data: unknown): [string, unknown] {
  if (typeof data !== 'object' || data === null) return [String(data), undefined];
  if ('type' in data) {
    const { type, ...fields } = data;
    return [String(type), fields];
  }
  return Object.entries(data)[0] ?? ['', undefined];
}

function argsOf(payload: unknown, seatName: (seat: number) => string): Args {
  if (payload === undefined) return {};
  if (Array.isArray(payload)) return listArgs('at', payload);
  if (typeof payload !== 'object' || payload === null) return { it: scalar(payload) };
  const args: Args = {};
  for (const [name, value] of Object.entries(payload)) {
    if (name === 'seat' || name === 'comrade')
      args[name] = typeof value === 'number' ? seatName(value) : scalar(value);
    else if (Array.isArray(value)) Object.assign(args, listArgs(name, value));
    else if (typeof value !== 'object' || value === null) args[name] = scalar(value);
  }
  return args;
}

function listArgs(name: string, list: unknown[]): Args {
  const names = name === 'at' || name === 'to' ? ['x', 'y'] : list.map((_, index) => `${name}${index + 1}`);
  return Object.fromEntries(names.map((each, index) => [each, scalar(list[index])]));
}

function scalar(value: unknown): FluentVariable {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'number' ? value : String(value);
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

function format(bundle: FluentBundle, id: string, args: Args): string | undefined {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  if (typeof pattern === 'string') return pattern;
  const variables = mentioned.get(pattern) ?? variablesOf(pattern);
  mentioned.set(pattern, variables);
  const left = [...variables].filter((variable) => !(variable in args));
  const all = { ...args, ...Object.fromEntries(left.map((variable) => [variable, 'none'])) };
  return bundle.formatPattern(pattern, all, []);
}

/** The variables that a pattern mentions. An action leaves out what it has not; the text then gets "none". */
export function variablesOf(pattern: unknown, found = new Set<string>()): Set<string> {
  if (typeof pattern !== 'object' || pattern === null) return found;
  if ('type' in pattern && pattern.type === 'var' && 'name' in pattern) found.add(String(pattern.name));
  Object.values(pattern).forEach((inner) => variablesOf(inner, found));
  return found;
}

/** A part of a language. Its functions know the nouns of the game that the part is about. */
export function bundleOf(language: string, part: string, text: string): FluentBundle {
  const noun = (value: unknown, form?: unknown): string | undefined => {
    const names = [dashed(String(value)), String(value).split('-', 1)[0]];
    const ids = names.flatMap((name) => NOUNS.map((kind) => `${part}-${kind}-${name}`));
    const id = ids.find((each) => bundle.hasMessage(each));
    const formed = id && form ? format(bundle, `${id}.${String(form)}`, {}) : undefined;
    return formed ?? (id && format(bundle, id, {}));
  };
  /** `NOUN($hero, form: "the")`: the word for a thing of the game. */
  const NOUN: FluentFunction = ([value], { form }) => noun(value, form) ?? String(value);
  /** `GENDER($hero)`, to choose between forms of other words. */
  const GENDER: FluentFunction = ([value]) => noun(value, 'gender') ?? String(value);
  const bundle = new FluentBundle(language, { functions: { NOUN, GENDER }, useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
