// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../lib/settings.svelte';
import { bundleOf, variablesOf } from '../lib/texts';
import {
  apiTags,
  codeOf,
  gamesWithTexts,
  patterns,
  saidIds,
  sources,
  strings,
  toldBy,
  tutorialIds,
  wordsIn,
} from './inventory';

const PARTS = readdirSync(join(import.meta.dirname, 'en')).map((file) => file.replace('.ftl', ''));
/** Attributes that every language has; the others of a noun are its grammatical forms. */
const COMMON = ['about', 'name'];
/** What no printer would let pass: spaces that may break a line before a mark or after a lone letter, typewriter signs. */
const SLOPPY: Record<Language, RegExp> = {
  fr: / [:;!?%»]|« |'|\.\.\./,
  en: /'|\.\.\./,
  cs: / %|(?<![\p{L}-])[ksvzouai] (?=[^\s=])|'|\.\.\./iu,
  de: / [%…]|'|\.\.\./,
};

type Message = { id: string; value: unknown; attributes: Record<string, unknown> };

/** The text of a file; nothing where there is none, so that its own tests say so. */
function read(language: string, part: string): string {
  const path = join(import.meta.dirname, language, `${part}.ftl`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function messages(language: string, part: string): Message[] {
  return new FluentResource(read(language, part)).body as Message[];
}

const english = PARTS.flatMap((part) => messages('en', part));
const ids = new Set(english.map(({ id }) => id));
const withAttributes = new Set(
  english.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]),
);

/** What others make the page say, by the beginning of the message: the engine, the server, the page where it finds no server. */
const told: Record<string, string[]> = {
  ...Object.assign({}, ...gamesWithTexts().map((game) => toldBy(game, [...ids]))),
  'level-': apiTags('Level'),
  'temperament-': apiTags('Temperament'),
  'say-': apiTags('Phrase'),
  'error-': [...apiTags('Code'), 'offline', 'unexpected', 'seat-freed', 'storage-unknown'],
};

describe.each(LANGUAGES.flatMap((language) => PARTS.map((part) => [language, part] as const)))(
  '%s/%s',
  (language, part) => {
    const text = read(language, part);
    const found = messages(language, part);

    test('every line is understood, and no message is there twice', () => {
      const written = [...text.matchAll(/^-?[a-z][\w-]* =/gm)].map(([line]) => line.split(' ')[0]);
      expect(found.map(({ id }) => id)).toEqual(written);
      expect(new Set(written).size).toBe(written.length);
    });

    test('the same messages as in English', () => {
      const here = found.map(({ id }) => id).sort();
      const there = messages('en', part).map(({ id }) => id);
      expect(here).toEqual(there.sort());
    });

    test('the same attributes and variables as in English', () => {
      const shape = ({ attributes, ...message }: Message) => {
        const names = Object.keys(attributes).filter((name) => part === 'page' || COMMON.includes(name));
        return { attributes: names.sort(), variables: [...variablesOf([message.value, attributes])].sort() };
      };
      const shapes = (all: Message[]) =>
        Object.fromEntries(all.map((message) => [message.id, shape(message)]));
      expect(shapes(found)).toEqual(shapes(messages('en', part)));
    });

    test.each([0, 1, 2, 5, 1.5, 'none', 'thief', 'room-tee'])(
      'every message can be said with %s',
      (sample) => {
        const bundle = bundleOf(language, part, text);
        const args = Object.fromEntries([...variablesOf(found)].map((name) => [name, sample]));
        const problems = found.flatMap(({ id, value, attributes }) =>
          [value, ...Object.values(attributes)].flatMap((pattern) => {
            const errors: Error[] = [];
            if (pattern) bundle.formatPattern(pattern as string, args, errors);
            return errors.map(({ message }) => `${id}: ${message}`);
          }),
        );
        expect(problems).toEqual([]);
      },
    );

    test('every line is well set', () => {
      const lines = text.split('\n').filter((line) => !line.startsWith('#'));
      expect(lines.filter((line) => SLOPPY[language].test(line))).toEqual([]);
    });

    test('a form of a noun that is asked for exists', () => {
      const forms = new Set(found.flatMap(({ attributes }) => Object.keys(attributes)));
      const asked = [...text.matchAll(/form: "([^"]+)"/g)].map(([, form]) => form!);
      expect(asked.filter((form) => !forms.has(form))).toEqual([]);
    });

    test('the nouns of a kind have the same forms', () => {
      const shapesOf = (kind: string) =>
        found
          .filter(({ id }) => id.startsWith(kind))
          .map(({ attributes }) => String(Object.keys(attributes).sort()));
      const uneven = Object.keys(told).filter((kind) => new Set(shapesOf(kind)).size > 1);
      expect(uneven).toEqual([]);
    });
  },
);

test.each(Object.entries(told))('%s… is complete, and nothing is left over', (prefix, tags) => {
  const written = [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  expect(tags.length).toBeGreaterThan(0);
  expect(written.sort()).toEqual(tags.toSorted());
});

/** Rows of a list in the box, each as the names and words or numbers in it. */
function boxRows(list: string): Record<string, string>[] {
  const box = readFileSync(join(import.meta.dirname, '../../../data/karak.toml'), 'utf8');
  const rows = box.split(/^(?=\[)/m).filter((row) => row.startsWith(`[[${list}]]`));
  return rows.map((row) =>
    Object.fromEntries(
      [...row.matchAll(/^(\w+) = "?([^"\n]*)"?/gm)].map(([, name, value]) => [name!, value!]),
    ),
  );
}

test.each(LANGUAGES)('in %s an item adds as much as in its box', (language) => {
  const found = new Map(messages(language, 'karak').map((message) => [message.id, message]));
  const about = (item: string) =>
    JSON.stringify(found.get(`karak-item-${item.replaceAll('_', '-')}`)!.attributes['about']);
  const bonuses = boxRows('items').filter(({ bonus }) => bonus !== undefined);
  expect(bonuses).toHaveLength(4);
  expect(bonuses.filter(({ item, bonus }) => !about(item!).includes(`+${bonus} `))).toEqual([]);
});

test.each(LANGUAGES.flatMap((language) => ['karak2', 'goblin'].map((part) => [language, part] as const)))(
  'in %s a word of %s names no number of the box',
  (language, part) => {
    const abouts = messages(language, part).map(({ id, attributes }) => [id, attributes['about']]);
    expect(abouts.length).toBeGreaterThan(0);
    expect(abouts.filter(([, about]) => /\d/.test(JSON.stringify(about ?? '')))).toEqual([]);
  },
);

test('what the tutorials say is there', () => {
  expect(tutorialIds().filter((id) => !ids.has(id))).toEqual([]);
});

describe('what the page says', () => {
  const code = sources().map(codeOf);
  const said = code.flatMap(saidIds);
  const quoted = PARTS.flatMap((part) =>
    [...read('en', part).matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id!),
  );
  const named = new Set([...code.flatMap(strings), ...tutorialIds(), ...quoted]);
  const shapes = code.flatMap(patterns);
  const kinds = Object.keys(told);

  test('what is said by its id exists', () => {
    expect(said.filter((id) => !withAttributes.has(id))).toEqual([]);
  });

  test('what is said by a pattern exists', () => {
    const says = code.flatMap((text) => patterns([...text.matchAll(/\bsay\(\s*`[^`]*`/g)].join('\n')));
    expect(says.filter((shape) => ![...withAttributes].some((id) => shape.test(id))).map(String)).toEqual([]);
  });

  test('every message is used', () => {
    const isUsed = (id: string) => named.has(id) || shapes.some((shape) => shape.test(id));
    const rest = [...ids].filter((id) => !kinds.some((kind) => id.startsWith(kind)));
    expect(rest.filter((id) => !isUsed(id))).toEqual([]);
  });

  test.each(sources().filter((path) => path.endsWith('.svelte')))('no words in %s', (path) => {
    expect(wordsIn(path)).toEqual([]);
  });
});
