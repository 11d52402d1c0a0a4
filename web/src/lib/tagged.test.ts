import { expect, test } from 'vitest';
import { isA, match, payload, same, tagOf } from './tagged';

type Action = 'heal' | { walk: 'north' | 'south' } | { take: { item: string } };
const ACTIONS: Action[] = ['heal', { walk: 'north' }, { take: { item: 'key' } }];

test('an action has its tag and what comes with it', () => {
  expect(ACTIONS.map((action) => tagOf(action))).toEqual(['heal', 'walk', 'take']);
  expect(ACTIONS.map((action) => payload(action, 'walk'))).toEqual([undefined, 'north', undefined]);
});

test('every tag has its arm', () => {
  const told = ACTIONS.map((action) =>
    match(action, {
      heal: () => 'heals',
      walk: (side) => `walks ${side}`,
      take: ({ item }) => `takes ${item}`,
    }),
  );
  expect(told).toEqual(['heals', 'walks north', 'takes key']);
});

test('the same action is the same whoever says it', () => {
  expect(same({ walk: 'north' }, { walk: 'north' })).toBe(true);
  expect(same({ walk: 'north' }, 'north')).toBe(false);
});

test('an event is known by its type', () => {
  const events: ({ type: 'rolled'; dice: number[] } | { type: 'ended' })[] = [
    { type: 'ended' },
    { type: 'rolled', dice: [1, 2] },
  ];
  expect(events.find((event) => isA(event, 'rolled'))?.dice).toEqual([1, 2]);
});
