/** What there is to say, for the test of the texts: the words of the engine, and what the page asks for. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { dashed } from '../lib/texts';

const SOURCE = join(import.meta.dirname, '..');
const DATA = join(SOURCE, '../../data');
/** Attributes and properties that people read or hear. */
const SPOKEN = [
  'label',
  'about',
  'text',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
];
const LETTERS = /\p{L}{2,}/u;

type Schema = {
  const?: string;
  enum?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  $ref?: string;
  properties?: Record<string, Schema>;
};

type Types = Record<string, Schema>;

/** Types of the engine whose tags have words, by the middle of the message: `karak-hero-` says a `Hero`. */
const ASKED_OF_ALL: Record<string, string> = {
  action: 'Action',
  event: 'Event',
  phase: 'Phase',
  ending: 'Ending',
  hero: 'Hero',
  why: 'Reason',
};
/** The same, for games that have words of this kind. */
const ASKED_OF_SOME: [kind: string, type: string][] = [
  ['power', 'Power'],
  ['power', 'Ability'],
  ['item', 'Item'],
  ['monster', 'Monster'],
  ['token', 'Token'],
  ['side', 'Side'],
  ['edge', 'Edge'],
  ['part', 'PartKind'],
  ['die', 'Die'],
  ['unit', 'Unit'],
  ['building', 'Building'],
  ['land', 'Land'],
  ['resource', 'Resource'],
  ['class', 'Class'],
  ['again', 'Again'],
  ['fireball', 'Fireball'],
  ['beast', 'Beast'],
  ['deed', 'Deed'],
  ['piece', 'Piece'],
  ['potion', 'Potion'],
  ['colour', 'Colour'],
  ['effect', 'Effect'],
  ['slot', 'Slot'],
  ['prize', 'Prize'],
  ['curse', 'Curse'],
];

/** The games that have both a schema and texts. */
export function gamesWithTexts(): string[] {
  const names = (folder: string, end: string) =>
    readdirSync(join(SOURCE, folder)).flatMap((file) =>
      file.endsWith(end) ? [file.slice(0, -end.length)] : [],
    );
  const texts = new Set(names('texts/en', '.ftl'));
  return names('../schemas', '.json').filter((name) => texts.has(name));
}

/** What a game makes the page say, by the beginning of the message; `ids` are those it has. */
export function toldBy(game: string, ids: readonly string[]): Record<string, string[]> {
  const types = schemasOf(game);
  const isWorded = (kind: string) => ids.some((id) => id.startsWith(`${game}-${kind}-`));
  const some = ASKED_OF_SOME.filter(([kind, type]) => types[type] && isWorded(kind));
  const kinds = [...Object.entries(ASKED_OF_ALL), ...some];
  const told = kinds.map(([kind, type]) => [`${game}-${kind}-`, tagsIn(types, type)] as const);
  const grounds = isWorded('tile') ? { [`${game}-tile-`]: groundsOf(game) } : {};
  return { ...Object.fromEntries(told), ...grounds, [`${game}-option-`]: optionsIn(types) };
}

/** The tags of a type of the server, as they are written in ids. */
export function apiTags(type: string): string[] {
  return tagsIn(schemasOf('api'), type);
}

/** The tags of a type in JSON. A token that is a monster has the words of the monster. */
function tagsIn(types: Types, type: string): string[] {
  const { enum: names = [], oneOf = [], anyOf = [] } = types[type] ?? {};
  const tags = [...[...names, ...oneOf.flatMap(tagsOf)].map(dashed), ...tagsOfRefs(types, anyOf)];
  if (type !== 'Token') return tags;
  const monsters = tagsIn(types, 'Monster');
  return tags.filter((tag) => !monsters.includes(tag));
}

/** The tags of all types that are referred to: a curse is a colour, a slot or an effect. */
function tagsOfRefs(types: Types, refs: Schema[]): string[] {
  return refs.flatMap(({ $ref }) => ($ref ? tagsIn(types, $ref.split('/').at(-1)!) : []));
}

/** `"heal"`, `{"walk":"north"}` or `{"type":"walked",…}`; names without a comment of their own stand together. */
function tagsOf({ const: name, enum: names, properties = {} }: Schema): string[] {
  return names ?? [name ?? properties.type?.const ?? Object.keys(properties)[0]!];
}

/** The options of the setup, and `option-value` for those that have values. */
function optionsIn(types: Types): string[] {
  return Object.entries(types.Options!.properties!).flatMap(([name, { anyOf = [] }]) => {
    const values = tagsOfRefs(types, anyOf);
    return [dashed(name), ...values.map((value) => `${dashed(name)}-${value}`)];
  });
}

/** What a tile can be: `room` of `room-tee`. */
function groundsOf(game: string): string[] {
  const box = readFileSync(join(DATA, `${game}.toml`), 'utf8');
  return [...new Set([...box.matchAll(/^tile = "(\w+)-/gm)].map(([, ground]) => ground!))];
}

/** What the scripted first games tell. */
export function tutorialIds(): string[] {
  const folder = join(DATA, 'tutorials');
  const scripts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return scripts.flatMap((script) => [...script.matchAll(/say = "([^"]+)"/g)].map(([, id]) => id!));
}

/** The page's own files, without tests. */
export function sources(folder = ''): string[] {
  return readdirSync(join(SOURCE, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(SOURCE, path)).isDirectory()) return sources(path);
    const isSource = /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|inventory\.ts$/.test(name);
    return isSource ? [path] : [];
  });
}

/** A file without its comments, which may quote what they like. */
export function codeOf(path: string): string {
  return readFileSync(join(SOURCE, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

/** Every plain string in the code. */
export function strings(code: string): string[] {
  return [...code.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , text]) => text!);
}

/** Every string with gaps, as an expression that finds what it can become. */
export function patterns(code: string): RegExp[] {
  const templates = [...code.matchAll(/`((?:[^`\\$]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*)`/g)].map(
    ([, text]) => text!,
  );
  const worded = templates.filter((text) => /[a-z]{3,}-|-[a-z]{3,}/.test(text.replace(/\$\{.*?\}/g, ' ')));
  return worded.map((text) => {
    const parts = text.split(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/);
    return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
  });
}

/** What is said by name: the ids in `say('…')`. */
export function saidIds(code: string): string[] {
  return [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, id]) => id!);
}

type Node = { type: string; [field: string]: unknown };

/** Words that stand in a component and so cannot be translated. */
export function wordsIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, ...fields } = node as Node;
    if (type === 'Text') found.push(String(fields.data).trim());
    if (type === 'ExpressionTag') found.push(...literals(fields.expression as Node));
    if (type === 'Attribute' && !SPOKEN.includes(String(fields.name))) return;
    if (type !== 'StyleDirective') Object.values(fields).forEach(visit);
  };
  const { fragment } = parse(readFileSync(join(SOURCE, path), 'utf8'), { modern: true });
  visit(fragment);
  return found.filter((text) => LETTERS.test(text));
}

/** What an expression shows as it is written; what it asks for by a call comes from elsewhere. */
function literals(node: Node): string[] {
  const within = (...parts: unknown[]) => (parts as Node[]).flatMap(literals);
  if (typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map((q) => q.value.raw);
  if (node.type === 'ConditionalExpression') return within(node.consequent, node.alternate);
  const joins =
    node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+');
  return joins ? within(node.left, node.right) : [];
}

function schemasOf(name: string): Record<string, Schema> {
  const file = join(SOURCE, `../schemas/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).components.schemas;
}
