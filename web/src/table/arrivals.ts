/** What has changed about the people around a table, for those who listen. */

import type { Room, RoomSeat } from '../lib/wire';

export interface Arrival {
  seat: number;
  /** `freed`: nobody sits there any more. */
  what: 'came' | 'went' | 'freed';
}

/** Who has come and who has gone, at the seats of other devices. */
export function arrivals(before: Room, now: Room): Arrival[] {
  return now.seats.flatMap((one, seat) => {
    const what = changeOf(before.seats[seat], one);
    return what ? [{ seat, what }] : [];
  });
}

function changeOf(before: RoomSeat | undefined, now: RoomSeat): Arrival['what'] | null {
  const [was, is] = [isHere(before), isHere(now)];
  if (before && 'open' in now.plan && !('open' in before.plan)) return 'freed';
  if (now.mine || was === is || !('person' in now.plan)) return null;
  return is ? 'came' : 'went';
}

function isHere(one: RoomSeat | undefined): boolean {
  return one !== undefined && 'person' in one.plan && one.here;
}
