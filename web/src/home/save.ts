/** A game out of a file. The server checks it; here we only look who can sit down. */

import type { Level, SeatPlan } from '../lib/wire';

export type Save = { game: string; players: number; content: unknown };
export type Sitter = 'person' | 'open' | 'computer';

/** The save in this text; none if it is something else. */
export function readSave(text: string): Save | undefined {
  try {
    const content = JSON.parse(text);
    const { game, setup } = content;
    const { players } = setup;
    if (typeof game !== 'string' || !Number.isInteger(players) || players < 1 || players > 8)
      return undefined;
    return { game, players, content };
  } catch {
    return undefined;
  }
}

/** Who sits down; all computers play alike. */
export function seatPlans(sitters: Sitter[], level: Level): SeatPlan[] {
  const plans: Record<Sitter, SeatPlan> = {
    person: { person: {} },
    open: { open: {} },
    computer: { computer: { level } },
  };
  return sitters.map((sitter) => plans[sitter]);
}
