/** Whose turn it is, in words. */

import { say } from '../lib/texts';
import type { TableState } from '../lib/table.svelte';
import { decider } from '../lib/wire';
import { nameOf } from './names';

export function whoseTurn(table: TableState): string {
  const { shown, isLive } = table.playback;
  if (table.isOver && isLive) return say('table-over');
  if (!table.goesOn && isLive) return say('table-stopped');
  const seat = decider(shown.turn);
  if (seat === null) return say('table-luck');
  const alone = table.tokens.length === 1;
  if (alone && seat === table.seat) return say('table-your-turn');
  return say('table-turn', { name: nameOf(table, shown.view, seat) });
}
