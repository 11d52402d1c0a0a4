/** Rule numbers, such as K-4.1: which text they are in, and how a link leads there. */

const FILES: Record<string, string> = {
  K: 'karak',
  FM: 'fan-modes',
  K2: 'karak2',
  IM: 'imperium',
  G: 'goblin',
  Q: 'open-questions',
};

/** The texts there are, in the order in which people want them. */
export const BOOKS = ['karak', 'fan-modes', 'karak2', 'imperium', 'goblin', 'glossary', 'open-questions'];

/** Finds the rule numbers in a text. */
export const NUMBER = /\b(K2|K|FM|IM|G|Q)-[A-Z]?\d+(\.\d+)?\b/g;

/** The text that a rule is in. */
export function bookOf(rule: string): string {
  return FILES[rule.split('-', 1)[0]!] ?? 'karak';
}

export function linkTo(rule: string): string {
  return `/rules/${bookOf(rule)}#${rule}`;
}
