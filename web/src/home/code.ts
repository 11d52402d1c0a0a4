/** The short code of a table, as people type it. */

/** So many letters has a code. */
export const LENGTH = 5;

/** The letters alone, and large: blanks, lines and dots between them are of no matter. */
export function cleaned(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s.,_–—-]/g, '')
    .toUpperCase();
}
