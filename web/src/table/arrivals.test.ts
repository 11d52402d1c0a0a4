import { expect, test } from 'vitest';
import type { Room, RoomSeat, SeatPlan } from '../lib/wire';
import { arrivals } from './arrivals';

const ADA: SeatPlan = { person: { name: 'Ada' } };
const OPEN: SeatPlan = { open: {} };
const GOLEM: SeatPlan = { computer: { level: 'squire' } };

function seat(plan: SeatPlan, more: Partial<RoomSeat> = {}): RoomSeat {
  return { plan, here: true, kept: null, host: false, mine: false, devices: 0, ...more };
}

function changes(before: RoomSeat, now: RoomSeat): string[] {
  const room = (one: RoomSeat) => ({ seats: [one] }) as Room;
  return arrivals(room(before), room(now)).map(({ what }) => what);
}

test.each([
  ['somebody sits down', seat(OPEN, { here: false }), seat(ADA), ['came']],
  ['somebody is back', seat(ADA, { here: false }), seat(ADA), ['came']],
  ['somebody is away', seat(ADA), seat(ADA, { here: false }), ['went']],
  ['somebody gets up', seat(ADA), seat(OPEN, { here: false }), ['freed']],
  ['a computer gets up', seat(GOLEM), seat(OPEN, { here: false }), ['freed']],
  ['a computer sits down', seat(OPEN, { here: false }), seat(GOLEM), []],
  ['we sit down', seat(OPEN, { here: false }), seat(ADA, { mine: true }), []],
  ['nothing', seat(ADA), seat(ADA), []],
])('%s', (_, before, now, told) => expect(changes(before, now)).toEqual(told));
