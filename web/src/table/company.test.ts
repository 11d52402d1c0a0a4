import { expect, test } from 'vitest';
import type { Room, SeatPlan } from '../lib/wire';
import { hasCompany } from './company';

const PERSON: SeatPlan = { person: {} };
const COMPUTER: SeatPlan = { computer: { level: 'squire' } };

test.each([
  ['alone among computers', [PERSON, COMPUTER], [0], false],
  ['everybody at one device', [PERSON, PERSON], [0, 1], false],
  ['nobody has come yet', [PERSON, { open: {} }], [0], false],
  ['somebody elsewhere', [PERSON, COMPUTER, PERSON], [0], true],
  ['a television', [PERSON, COMPUTER], [], true],
] as [string, SeatPlan[], number[], boolean][])('%s', (_, plans, here, company) => {
  const room = { seats: plans.map((plan) => ({ plan })) } as Room;
  expect(hasCompany({ room, holds: (seat) => here.includes(seat) })).toBe(company);
});
