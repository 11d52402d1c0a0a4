/** Creates a table: the server opens it, this device remembers its seats, and the page goes there. */

import { openSealed } from './dice';
import { remember, type Summary } from './device';
import { go } from './router';
import { givenName, type Level, type Open } from './wire';

/** The computer player that most can beat now and then. */
export const LEVEL: Level = 'squire';

/** Opens a table and goes there, unless somebody has gone elsewhere meanwhile; then it waits to be continued. */
export async function createTable(
  plan: Open,
  { game, replace = false }: { game: string; replace?: boolean },
): Promise<void> {
  const { href } = location;
  const { opened, dice } = await openSealed(plan);
  const { table, tokens, host } = opened;
  const now = Date.now();
  const record = { table, game, tokens, host, created: now, played: now, summary: summaryOf(plan) };
  remember(dice ? { ...record, dice } : record);
  if (location.href === href) go(`/table/${table}`, { replace });
}

/** What is known before the first look at the table. */
function summaryOf(plan: Open): Summary {
  const seats = 'seats' in plan ? plan.seats : [];
  const picked = 'setup' in plan ? (plan.setup.heroes ?? []) : [];
  return {
    heroes: seats.map((_, seat) => picked[seat] ?? null),
    names: seats.map(givenName),
    turn: null,
    over: false,
    waiting: seats.some((seat) => 'open' in seat),
  };
}
