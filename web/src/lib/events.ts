/** How a game shows its events, looked up in its table. */

import type { EventStyle, GameModule } from '../games/module';
import type { Sound } from './sound';
import type { Frame, GameEvent } from './wire';

/** All that is needed to look events up. */
export type Styled = Pick<GameModule, 'events'>;

/** How an event is shown; one that the page does not know is only told. */
export function styleOf({ events }: Styled, { type }: GameEvent): EventStyle {
  return events[type] ?? {};
}

/** How many beats a frame is worth watching; 0: nothing to see. */
export function beatsOf(game: Styled, { events }: Pick<Frame, 'events'>): number {
  return Math.max(0, ...events.map((event) => styleOf(game, event).beats ?? 0));
}

/** What a frame sounds like: its last event that sounds. */
export function soundOf(game: Styled, { events }: Pick<Frame, 'events'>): Sound | undefined {
  return events.map((event) => styleOf(game, event).sound).findLast((sound) => sound !== undefined);
}

/** Does a turn begin with this event? */
export function beginsTurn(game: Styled, event: GameEvent): boolean {
  return styleOf(game, event).begins === 'turn';
}
