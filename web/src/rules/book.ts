/** A text of the rulebook as sections that can be linked to and searched. */

import { Marked, type Token, type Tokens } from 'marked';
import type { Language } from '../lib/settings.svelte';
import { NUMBER, linkTo } from './numbers';

export type Section = {
  /** The number of its rule; `part-2` for the heading of a part; empty for what comes before the first. */
  id: string;
  /** The rule's number where it has one. */
  number: string;
  title: string;
  /** A part holds the rules that follow it. */
  isPart: boolean;
  html: string;
  /** Title and text without marks, for searching. */
  plain: string;
};

export type Book = { title: string; language: Language; sections: Section[] };
export type Word = { word: string; meaning: string };

const sources = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });
/** The column of each language in the table of words; the meaning comes last. */
const COLUMNS: Record<Language, number> = { en: 0, fr: 1, cs: 2, de: 3 };

const marked = new Marked({
  renderer: {
    /** The texts are ours and have no HTML; if some slips in it is shown, never run. */
    html: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const book = /^([a-z0-9-]+)\.md(#.*)?$/.exec(href);
      return book ? `<a href="/rules/${book[1]}${book[2] ?? ''}">${words}</a>` : words;
    },
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      const text = 'escaped' in token && token.escaped ? token.text : escaped(token.text);
      return text.replace(NUMBER, (number) => `<a href="${linkTo(number)}">${number}</a>`);
    },
    table(token) {
      const head = token.header.map((cell) => {
        const html = this.parser.parseInline(cell.tokens);
        // The corner of a table is nobody's title.
        return html ? `<th scope="col">${html}</th>` : '<td></td>';
      });
      const rows = token.rows.map(
        (row) => `<tr>${row.map((cell) => column(cell, this.parser.parseInline(cell.tokens))).join('')}</tr>`,
      );
      return `<div class="table" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    },
  },
});

/** The text in this language, or in English where it is not translated. */
export async function openBook(language: Language, file: string): Promise<Book | undefined> {
  for (const spoken of [language, 'en'] as const) {
    const source = sources[`../../../docs/rules/${spoken}/${file}.md`];
    if (source) return { ...bookOf(await source()), language: spoken };
  }
  return undefined;
}

/** The words of the game and what they mean. */
export async function openGlossary(language: Language): Promise<Word[]> {
  const spoken = `../../../docs/rules/${language}/glossary.md` in sources ? language : 'en';
  const source = sources[`../../../docs/rules/${spoken}/glossary.md`];
  return source ? wordsOf(await source(), COLUMNS[spoken]) : [];
}

export function bookOf(markdown: string): { title: string; sections: Section[] } {
  let title = '';
  const parts: { heading?: Tokens.Heading; tokens: Token[] }[] = [{ tokens: [] }];
  for (const token of marked.lexer(markdown)) {
    const heading = token.type === 'heading' ? (token as Tokens.Heading) : undefined;
    if (heading?.depth === 1) title = heading.text;
    else if (heading && heading.depth <= 3) parts.push({ heading, tokens: [] });
    else parts.at(-1)!.tokens.push(token);
  }
  return { title, sections: parts.map(({ heading, tokens }, index) => sectionOf(heading, tokens, index)) };
}

function sectionOf(heading: Tokens.Heading | undefined, tokens: Token[], index: number): Section {
  const html = marked.parser(tokens);
  const [, number = '', title = ''] =
    /^((?:[A-Z]+\d?-[A-Z]?)?\d+(?:\.\d+)?)?\s*(.*)$/.exec(heading?.text ?? '') ?? [];
  const isPart = heading?.depth === 2;
  const id = !heading ? '' : isPart ? `part-${index}` : number;
  return {
    id,
    number: isPart ? '' : number,
    title,
    isPart,
    html,
    plain: folded(`${number} ${title} ${html.replace(/<[^>]+>/g, ' ')}`),
  };
}

export function wordsOf(markdown: string, column: number): Word[] {
  const tables = marked.lexer(markdown).filter((token) => token.type === 'table') as Tokens.Table[];
  const rows = tables.flatMap((table) => table.rows);
  return rows.map((row) => ({ word: row[column]?.text ?? '', meaning: row.at(-1)?.text ?? '' }));
}

/** The sections that have all these words; titles first. */
export function search(sections: Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const hits = sections.filter(({ plain }) => words.every((word) => plain.includes(word)));
  const inTitle = (section: Section) =>
    words.every((word) => folded(`${section.number} ${section.title}`).includes(word));
  return [...hits.filter(inTitle), ...hits.filter((section) => !inTitle(section))];
}

export function searchWords(words: Word[], wanted: string): Word[] {
  const start = folded(wanted).trim();
  return start.length < 2 ? [] : words.filter(({ word }) => folded(word).includes(start)).slice(0, 5);
}

/** Without capitals and accents: nobody types them into a search field. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function column(cell: Tokens.TableCell, html: string): string {
  return cell.align === 'right' ? `<td class="number">${html}</td>` : `<td>${html}</td>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
