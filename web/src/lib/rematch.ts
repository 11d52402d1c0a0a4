/** The same people play again at a new table, with the same keys to their seats. */

import * as api from './api';
import { remember, table as recordOf } from './device';
import { go } from './router';
import type { TableState } from './table.svelte';
import { givenName } from './wire';

type Ended = Pick<TableState, 'id' | 'info' | 'room' | 'tokens' | 'host' | 'arranger' | 'muted'>;

/** Goes to the table at which the people of this one play again; it is opened for the first of them. Whoever has gone elsewhere meanwhile stays there. */
export async function playAgain(table: Ended): Promise<void> {
  const { href } = location;
  const next = table.room.next ?? (await api.rematch(table.id, table.arranger));
  if (!recordOf(next)) takeAlong(table, next);
  if (location.href === href) go(`/table/${next}`);
}

/** This device sits at the new table as it does at the old one. */
function takeAlong({ info, tokens, host, muted }: Ended, next: string): void {
  const now = Date.now();
  const heroes = info.seats.map((_, seat) => info.setup.heroes?.[seat] ?? null);
  const summary = { heroes, names: info.seats.map(givenName), turn: null, over: false };
  remember({ table: next, game: info.game, tokens, host, muted, created: now, played: now, summary });
}
