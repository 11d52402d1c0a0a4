/** What the people at a table are called. */

import type { GameModule } from '../games/module';
import { dashed, say } from '../lib/texts';
import { givenName, type Room, type SeatPlan, type Table } from '../lib/wire';

/** What is needed to name a seat. */
export interface Named {
  info: Pick<Table, 'game' | 'seats'>;
  game: GameModule;
}

/** The name given to a seat, else that of its hero, else its number. */
export function nameOf({ info, game }: Named, view: unknown, seat: number): string {
  const plan = info.seats[seat];
  const given = plan && givenName(plan);
  if (given) return given;
  const hero = game.state(view).heroes[seat];
  return hero ? say(`${info.game}-hero-${dashed(hero)}.name`) : say('seat-number', { number: seat + 1 });
}

/** The hero of a seat; null while it is not known who it will be. */
export function heroAt({ game }: Pick<Named, 'game'>, view: unknown, seat: number): string | null {
  return game.state(view).heroes[seat] ?? null;
}

/** Whoever arranges the table; null: somebody without a seat. */
export function hostOf(room: Room): number | null {
  const seat = room.seats.findIndex(({ host }) => host);
  return seat < 0 ? null : seat;
}

/** Does it wait for somebody? */
export function isOpen(plan: SeatPlan | undefined): boolean {
  return plan !== undefined && 'open' in plan;
}

export function isPerson(plan: SeatPlan | undefined): boolean {
  return plan !== undefined && 'person' in plan;
}
