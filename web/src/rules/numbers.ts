/** Rule numbers, such as K-4.1: which text they are in, and how a link leads there. */

/** The texts with numbered rules, by the letters before the numbers, in the order in which people want them. */
const FILES: Record<string, string> = {
  K: 'karak',
  FM: 'fan-modes',
  K2: 'karak2',
  IM: 'imperium',
  G: 'goblin',
  Q: 'open-questions',
};

/** The texts there are; the words of the game before what is still open. */
export const BOOKS = [...Object.values(FILES).slice(0, -1), 'glossary', FILES['Q']!];

/** Finds the rule numbers in a text. */
export const NUMBER = new RegExp(`\\b(${Object.keys(FILES).join('|')})-[A-Z]?\\d+(\\.\\d+)?\\b`, 'g');

/** The text that a rule is in. */
export function bookOf(rule: string): string {
  return FILES[rule.split('-', 1)[0]!] ?? 'karak';
}

export function linkTo(rule: string): string {
  return `/rules/${bookOf(rule)}#${rule}`;
}
