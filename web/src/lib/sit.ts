/** Sitting down: a table is opened, this device remembers its seats, and the page goes there. */

import * as api from './api';
import { remember, type Summary } from './device';
import { go } from './router';
import type { Open } from './wire';

export async function sitDown(
  plan: Open,
  { game, replace = false }: { game: string; replace?: boolean },
): Promise<void> {
  const { table, tokens } = await api.open(plan);
  const now = Date.now();
  remember({ table, game, tokens, created: now, played: now, summary: summaryOf(plan) });
  go(`/table/${table}`, { replace });
}

/** What is known before the first look at the table. */
export function summaryOf(plan: Open): Summary {
  const seats = 'seats' in plan ? plan.seats : [];
  const picked = 'setup' in plan ? (plan.setup.heroes ?? []) : [];
  return {
    heroes: seats.map((_, seat) => picked[seat] ?? null),
    names: seats.map((seat) => ('person' in seat ? (seat.person.name ?? null) : null)),
    turn: null,
    over: false,
  };
}
