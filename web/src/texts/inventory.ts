/** What there is to say, for the test of the texts: the words of the engine, and what the page asks for. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

const SOURCE = join(import.meta.dirname, '..');
const ENGINE = join(SOURCE, '../../crates/karak/src/karak');
const TUTORIALS = join(SOURCE, '../../data/tutorials');
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

/** The names that an enum of the engine has in JSON, as they are written in ids. */
export function variants(file: string, name: string): string[] {
  const code = readFileSync(join(ENGINE, `${file}.rs`), 'utf8');
  const body = new RegExp(`pub enum ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(code)?.[1];
  if (body === undefined) throw new Error(`no enum ${name} in ${file}.rs`);
  const names = [...body.matchAll(/^ {4}([A-Z]\w*)/gm)].map(([, variant]) => variant!);
  return names.map((variant) => variant.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase());
}

/** The options of the setup, and `option-value` for those that have values. */
export function options(): string[] {
  const code = readFileSync(join(ENGINE, 'setup.rs'), 'utf8');
  const found = [...code.matchAll(/id: "(\w+)",[\s\S]*?values: &\[(.*?)\]/g)];
  return found.flatMap(([, id, values]) => {
    const option = id!.replaceAll('_', '-');
    return [
      option,
      ...[...values!.matchAll(/"(\w+)"/g)].map(([, value]) => `${option}-${value!.replaceAll('_', '-')}`),
    ];
  });
}

/** What the scripted first games tell. */
export function tutorialIds(): string[] {
  const scripts = readdirSync(TUTORIALS).map((name) => readFileSync(join(TUTORIALS, name), 'utf8'));
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
    const literal = type === 'ExpressionTag' ? (fields.expression as Node) : undefined;
    const text = type === 'Text' ? fields.data : literal?.type === 'Literal' ? literal.value : '';
    if (LETTERS.test(String(text ?? ''))) found.push(String(text).trim());
    if (type === 'Attribute') {
      if (SPOKEN.includes(String(fields.name))) visit(fields.value);
    } else if (type !== 'StyleDirective') {
      Object.values(fields).forEach(visit);
    }
  };
  const { fragment } = parse(readFileSync(join(SOURCE, path), 'utf8'), { modern: true });
  visit(fragment);
  return found;
}
