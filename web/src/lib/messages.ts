/** Messages of one language: how an action or an event finds its own, and how it becomes words. Knows no page and no settings. */

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;
export type Description = { id: string; args: Args };
export type Kind = 'action' | 'event' | 'why' | 'phase';

/** Kinds of messages that are sentences; all others of a game are its nouns, as `hero` in `karak-hero-thief`. */
const SENTENCES = new Set<string>(['action', 'event', 'why', 'phase'] satisfies Kind[]);

const mentioned = new WeakMap<object, Set<string>>();

/**
 * The message of an action, event, reason or phase, found by its tag: `{"walk":"north"}` is `karak-action-walk` with
 * `$it`, `{"type":"met","hero":…}` is `karak-event-met` with `$hero`. A list gives `$dice1`, `$dice2`, …; `null` is
 * "none"; a seat is the name of who sits there.
 */
export function describe(
  game: string,
  kind: Kind,
  data: unknown,
  seatName: (seat: number) => string,
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
  if (Array.isArray(payload)) return listArgs('it', payload);
  if (typeof payload !== 'object' || payload === null) return { it: scalar(payload) };
  const args: Args = {};
  for (const [name, value] of Object.entries(payload)) {
    if (name === 'seat' && typeof value === 'number') args[name] = seatName(value);
    else if (Array.isArray(value)) Object.assign(args, listArgs(name, value));
    else if (typeof value !== 'object' || value === null) args[name] = scalar(value);
  }
  return args;
}

function listArgs(name: string, list: unknown[]): Args {
  return Object.fromEntries(list.map((value, index) => [`${name}${index + 1}`, scalar(value)]));
}

function scalar(value: unknown): FluentVariable {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'number' ? value : String(value);
}

/** A message in words, or one of its attributes; undefined where there is none. */
export function format(bundle: FluentBundle, id: string, args: Args): string | undefined {
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
  const resource = new FluentResource(text);
  const nouns = nounsOf(resource, part);
  const noun = (value: unknown, form?: unknown, only?: unknown): string | undefined => {
    const names = [dashed(String(value)), String(value).split('-', 1)[0]!];
    const ids = names.flatMap((name) => nouns.get(name) ?? []);
    const id = only === undefined ? ids[0] : ids.find((each) => each.startsWith(`${part}-${String(only)}-`));
    const formed = id && form ? format(bundle, `${id}.${String(form)}`, {}) : undefined;
    return formed ?? (id && format(bundle, id, {}));
  };
  /** `NOUN($hero, form: "the")`: the word for a thing of the game; `kind: "die"` if its name alone does not say what it is. */
  const NOUN: FluentFunction = ([value], { form, kind }) => noun(value, form, kind) ?? String(value);
  /** `GENDER($hero)`, to choose between forms of other words. */
  const GENDER: FluentFunction = ([value]) => noun(value, 'gender') ?? String(value);
  const bundle = new FluentBundle(language, { functions: { NOUN, GENDER }, useIsolating: false });
  bundle.addResource(resource);
  return bundle;
}

/** The messages of a part that name things, by the name of the thing: `thief` of `karak-hero-thief`. */
function nounsOf({ body }: FluentResource, part: string): Map<string, string[]> {
  const nouns = new Map<string, string[]>();
  for (const { id } of body) {
    const [of, kind = '', ...name] = id.split('-');
    if (of !== part || SENTENCES.has(kind) || name.length === 0) continue;
    nouns.set(name.join('-'), [...(nouns.get(name.join('-')) ?? []), id]);
  }
  return nouns;
}
