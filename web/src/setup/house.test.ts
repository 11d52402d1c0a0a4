import { expect, test } from 'vitest';
import type { Level } from '../lib/wire';
import {
  AWAY,
  clockOf,
  kindOf,
  lengthOf,
  LENGTHS,
  restoreHouse,
  usualHouse,
  withClock,
  type ClockKind,
} from './house';

const LEVELS: Level[] = ['apprentice', 'squire'];
const KINDS: ClockKind[] = ['none', 'hourglass', 'slow'];

test('an hourglass has a reserve, a slow clock has days', () => {
  expect(clockOf('hourglass', 2)).toEqual({ hourglass: { turn: 120, reserve: 240 } });
  expect(clockOf('slow', 3)).toEqual({ slow: { hours: 72 } });
  expect(clockOf('none', 0)).toBe('none');
});

test.each(KINDS.flatMap((kind) => LENGTHS[kind].map((length) => [kind, length] as const)))(
  'a clock says what it was made of: %s, %i',
  (kind, length) => {
    const clock = clockOf(kind, length);
    expect([kindOf(clock), lengthOf(clock)]).toEqual([kind, length]);
  },
);

test.each(KINDS)('what is usual for %s can be chosen', (kind) => {
  const { clock, away } = withClock(usualHouse(), kind);
  expect(AWAY[kind]).toContain(away);
  if (kind !== 'none') expect(LENGTHS[kind]).toContain(lengthOf(clock));
});

test('a slow game does not lose its people because they have closed the page', () => {
  expect(withClock(usualHouse(), 'slow').away).toBeNull();
});

test('what was kept comes back, but strangers are asked in anew', () => {
  const house = {
    ...withClock(usualHouse(), 'slow'),
    away: 1440,
    keeper: 'apprentice',
    free_text: true,
  } as const;
  const kept = JSON.parse(JSON.stringify({ ...house, listed: true, languages: ['fr'] }));
  expect(restoreHouse(kept, LEVELS)).toEqual(house);
});

test.each([null, 'x', {}, { clock: { slow: { hours: 5 } }, away: 77, keeper: 'god', free_text: 'yes' }])(
  'what cannot be chosen becomes what is usual: %j',
  (junk) => expect(restoreHouse(junk, LEVELS)).toEqual(usualHouse()),
);
