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

/** The types of the engine and of the server, which tests in Rust hold to the code. */
const types = { ...schemasOf('karak'), ...schemasOf('api') };

/** The tags of a type in JSON, as they are written in ids. */
export function tagsOf(name: string): string[] {
  const { enum: names = [], oneOf = [] } = types[name]!;
  return [...names, ...oneOf.map(tagOf)].map(dashed);
}

/** `"heal"`, `{"walk":"north"}` or `{"type":"walked",…}`. */
function tagOf({ const: name, properties = {} }: Schema): string {
  return name ?? properties.type?.const ?? Object.keys(properties)[0]!;
}

/** The options of the setup, and `option-value` for those that have values. */
export function options(): string[] {
  return Object.entries(types.Options!.properties!).flatMap(([name, { anyOf = [] }]) => {
    const values = anyOf.flatMap(({ $ref }) => ($ref ? tagsOf($ref.split('/').at(-1)!) : []));
    return [dashed(name), ...values.map((value) => `${dashed(name)}-${value}`)];
  });
}

/** What a tile can be: `room` of `room-tee`. */
export function grounds(): string[] {
  const box = readFileSync(join(DATA, 'karak.toml'), 'utf8');
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
