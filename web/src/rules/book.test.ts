// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/settings.svelte';
import { bookOf, openBook, openGlossary, search, searchWords } from './book';
import { BOOKS, bookOf as fileOf, linkTo } from './numbers';

const TEXT = `# Title

Before. See [fan-modes.md](fan-modes.md) and <b onclick="x()">this</b>.

## 1 First part

### K-1.1 Épées

A **sword** wins (K-6.3, FM-H1).

| name | count |
|---|--:|
| rat | 8 |

### K-1.2 Doors

Nothing about swords.
`;

test('a text falls into its rules', () => {
  const { title, sections } = bookOf(TEXT);
  expect(title).toBe('Title');
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['part-1', 'First part'],
    ['K-1.1', 'Épées'],
    ['K-1.2', 'Doors'],
  ]);
});

test('numbers and other texts become links, and HTML stays text', () => {
  const { sections } = bookOf(TEXT);
  expect(sections[2]!.html).toContain('<a href="/rules/karak#K-6.3">K-6.3</a>');
  expect(sections[2]!.html).toContain('<a href="/rules/fan-modes#FM-H1">FM-H1</a>');
  expect(sections[2]!.html).toContain('<td class="number">8</td>');
  expect(sections[0]!.html).toContain('<a href="/rules/fan-modes">fan-modes.md</a>');
  expect(sections[0]!.html).toContain('&lt;b onclick');
});

test('a search needs no accents and finds titles first', () => {
  const { sections } = bookOf(TEXT);
  expect(search(sections, 'epee').map(({ id }) => id)).toEqual(['K-1.1']);
  expect(search(sections, 'doors')[0]!.id).toBe('K-1.2');
  expect(search(sections, 'sword wins').map(({ id }) => id)).toEqual(['K-1.1']);
  expect(search(sections, 'dragon')).toEqual([]);
});

test('every text that was written is listed', () => {
  const files = Object.keys(import.meta.glob('../../../docs/rules/en/*.md'));
  expect(files.map((path) => path.replace(/.*\/|\.md$/g, '')).toSorted()).toEqual(BOOKS.toSorted());
});

test.each(BOOKS)('%s is there, and every rule it has lies in it', async (file) => {
  const book = await openBook('en', file);
  const rules = book!.sections.filter(({ id, isPart }) => id !== '' && !isPart);
  expect(rules.filter(({ id }) => linkTo(id) !== `/rules/${file}#${id}` || fileOf(id) !== file)).toEqual([]);
  expect(new Set(book!.sections.map(({ id }) => id)).size).toBe(book!.sections.length);
});

test.each(LANGUAGES)('the rules of Karak in %s have the same numbers', async (language) => {
  const numbers = async (spoken: typeof language) =>
    (await openBook(spoken, 'karak'))!.sections.map(({ id }) => id);
  expect(await numbers(language)).toEqual(await numbers('en'));
});

test.each(LANGUAGES)('the words of the game are explained in %s', async (language) => {
  const words = await openGlossary(language);
  expect(words.length).toBeGreaterThan(100);
  expect(searchWords(words, words[0]!.word)[0]).toEqual(words[0]);
  expect(words.every(({ word, meaning }) => word && meaning)).toBe(true);
});

test('a text that nobody wrote is not found', async () => {
  expect(await openBook('fr', 'chess')).toBeUndefined();
});
