/** What the people at a table are called. */

import type { GameModule } from '../games/module';
import { dashed, say } from '../lib/texts';
import { givenName, type SeatPlan, type Table } from '../lib/wire';

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

export function isPerson(plan: SeatPlan | undefined): boolean {
  return plan !== undefined && 'person' in plan;
}
