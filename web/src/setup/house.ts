/** How people at several devices want to play together: what can be chosen, and what is usual. */

import { LEVEL } from '../lib/create';
import type { Clock, House, Level } from '../lib/wire';

export type ClockKind = 'none' | 'hourglass' | 'slow';

/** Lengths to choose from: the minutes of a turn by the hourglass, the days of a slow one. */
export const LENGTHS: Record<ClockKind, readonly number[]> = {
  none: [],
  hourglass: [1, 2, 5],
  slow: [1, 3, 7],
};
/** After how many minutes away a computer plays; over days, nobody is away for having closed the page. */
export const AWAY: Record<ClockKind, readonly (number | null)[]> = {
  none: [null, 1, 3, 10],
  hourglass: [null, 1, 3, 10],
  slow: [null, 1440, 3 * 1440, 7 * 1440],
};
const USUAL_AWAY: Record<ClockKind, number | null> = { none: 3, hourglass: 3, slow: null };
const USUAL_LENGTH: Record<ClockKind, number> = { none: 0, hourglass: 2, slow: 3 };
/** The reserve of an hourglass, in turns. */
const RESERVE = 2;
const MINUTE = 60;
const DAY = 24;

/** What needs no look: no clock, and nobody waits long for somebody who is away. */
export function usualHouse(): House {
  return {
    clock: 'none',
    away: USUAL_AWAY.none,
    keeper: LEVEL,
    free_text: false,
    listed: false,
    languages: [],
  };
}

export function kindOf(clock: Clock): ClockKind {
  if (clock === 'none') return clock;
  return 'slow' in clock ? 'slow' : 'hourglass';
}

/** The minutes or days of a turn; 0 without a clock. */
export function lengthOf(clock: Clock): number {
  if (clock === 'none') return 0;
  return 'slow' in clock ? clock.slow.hours / DAY : clock.hourglass.turn / MINUTE;
}

export function clockOf(kind: ClockKind, length: number): Clock {
  if (kind === 'none') return kind;
  if (kind === 'slow') return { slow: { hours: length * DAY } };
  const turn = length * MINUTE;
  return { hourglass: { turn, reserve: turn * RESERVE } };
}

/** Another kind of clock, with what is usual for it. */
export function withClock(house: House, kind: ClockKind): House {
  return { ...house, clock: clockOf(kind, USUAL_LENGTH[kind]), away: USUAL_AWAY[kind] };
}

/** What was kept from the last time, as far as it can still be chosen. */
export function restoreHouse(saved: unknown, levels: Level[]): House {
  const old = (saved ?? {}) as Partial<House>;
  const usual = usualHouse();
  const clock = knownClocks().find((one) => JSON.stringify(one) === JSON.stringify(old.clock)) ?? usual.clock;
  const kind = kindOf(clock);
  return {
    clock,
    away: AWAY[kind].find((minutes) => minutes === old.away) ?? (old.away === null ? null : USUAL_AWAY[kind]),
    keeper: levels.find((level) => level === old.keeper) ?? usual.keeper,
    free_text: old.free_text === true,
    // Strangers are asked in anew each time.
    listed: usual.listed,
    languages: usual.languages,
  };
}

function knownClocks(): Clock[] {
  const kinds = Object.keys(LENGTHS) as ClockKind[];
  return ['none', ...kinds.flatMap((kind) => LENGTHS[kind].map((length) => clockOf(kind, length)))];
}
