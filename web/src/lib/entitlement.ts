/** By what right somebody sits down at a table: kept until they sit, and no longer than the page is open. */

import { randomKey } from './api';
import type { Entitlement } from './wire';

const PREFIX = 'karak.join.';
/** For browsers that forbid to keep anything; the others find it again after a reload. */
const memory = new Map<string, string>();

export type Right = {
  by: Entitlement;
  /** The key of the wish to sit down. It stays the same, so that nobody sits twice if an answer is lost. */
  key: string;
  /** The number that is given with the wish, for the dice of a game that has not begun; it stays the same as well. */
  number: string;
  /** Has the wish been sent, and not been refused? */
  sent: boolean;
};

/** Keeps the right to sit down at a table. */
export function entitle(table: string, by: Entitlement): void {
  const known = rightAt(table);
  if (known && JSON.stringify(known.by) === JSON.stringify(by)) return;
  write(table, { by, key: randomKey(), number: randomKey(), sent: false });
}

/** By what right one sits down at a table; null: by none. */
export function rightAt(table: string): Right | null {
  const text = memory.get(table) ?? stored(table);
  return text === null ? null : (JSON.parse(text) as Right);
}

/** Notes that the wish is on its way, or that it was refused. */
export function noteWish(table: string, sent: boolean): void {
  const right = rightAt(table);
  if (right) write(table, { ...right, sent });
}

/** The right is used up. */
export function dropRight(table: string): void {
  memory.delete(table);
  try {
    sessionStorage.removeItem(PREFIX + table);
  } catch {
    // Then nothing was kept there.
  }
}

/** The secret of a link, taken out of the address at once: it stays in no history and in no picture of the screen. */
export function takeSecret(): string | null {
  const secret = location.hash.slice(1);
  if (secret === '') return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}

function stored(table: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}

function write(table: string, right: Right): void {
  const text = JSON.stringify(right);
  memory.set(table, text);
  try {
    sessionStorage.setItem(PREFIX + table, text);
  } catch {
    // A reload will not find it; the link is still where it came from.
  }
}
