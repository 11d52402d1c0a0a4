/** Tells somebody that it is their turn: by ear and hand when it comes, and by a mark on the page until they look. */

import { settings } from './settings.svelte';
import { play } from './sound';

/** Milliseconds of a vibration, a pause, a vibration. */
const BUZZ = [120, 80, 120];
const ICON = '/icon.svg';
const MARKED_ICON = '/icon-turn.svg';

/** The title of the page says so while it is marked. */
export const notice = $state({ turn: false });

export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Whose turn it is, as this device sees it. */
export interface TurnHere {
  /** Somebody of this device decides. */
  mine: boolean;
  /** A computer keeps their seat. */
  kept: boolean;
  /** People at other devices play too, so nobody here has seen it coming. */
  company: boolean;
}

/** Follows one table. Nothing is told of a turn that has come before the table was opened. */
export class TurnBell {
  #mine: boolean;

  constructor({ mine }: Pick<TurnHere, 'mine'>) {
    this.#mine = mine;
  }

  follow({ mine, kept, company }: TurnHere): void {
    const comes = mine && !this.#mine;
    this.#mine = mine;
    if (!mine) mark(false);
    if (!comes || kept || !(company || document.hidden)) return;
    ring();
    mark(true);
  }
}

/** Somebody has looked, or there is nothing to look at any more. */
export function unmark(): void {
  mark(false);
}

function ring(): void {
  play('turn');
  // Before the first touch a browser does not let a page shake the device, and complains.
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

function mark(on: boolean): void {
  if (notice.turn === on) return;
  notice.turn = on;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', on ? MARKED_ICON : ICON);
  // Where the page is no app of its own, there is nothing to put a badge on.
  const badged = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badged?.catch(() => {});
}
