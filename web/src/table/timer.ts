/** How long somebody has left, as it is counted here between two words of the server. */

import { say } from '../lib/texts';
import type { Timer } from '../lib/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Left {
  /** Seconds of the turn, or of the reserve once they are gone. */
  seconds: number;
  reserve: boolean;
  /** All that is left. */
  total: number;
}

/** What is left of it after so many seconds. */
export function leftAfter({ left, reserve }: Timer, passed: number): Left {
  const whole = Math.floor(passed);
  const turn = left - whole;
  const total = Math.max(0, turn + reserve);
  return turn > 0 || reserve === 0
    ? { seconds: Math.max(0, turn), reserve: false, total }
    : { seconds: total, reserve: true, total };
}

/** `1:05`; longer times in hours or days, rounded up so that they do not look over. */
export function sayTime(seconds: number): string {
  if (seconds >= 2 * DAY) return say('room-days', { count: Math.ceil(seconds / DAY) });
  if (seconds >= HOUR) return say('room-hours', { count: Math.ceil(seconds / HOUR) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
