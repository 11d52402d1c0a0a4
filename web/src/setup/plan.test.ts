import { expect, test } from 'vitest';
import type { GameInfo, Level, Temperament } from '../lib/wire';
import { withClock } from './house';
import {
  awaitsFriends,
  friendsPlan,
  heroesOf,
  newPlan,
  openingOf,
  pick,
  restore,
  setKind,
  turn,
} from './plan';

const LEVELS: Level[] = ['apprentice', 'squire'];
const TEMPERAMENTS: Temperament[] = ['fighter'];

const game: GameInfo = {
  id: 'toy',
  name: 'Toy',
  rules: 1,
  tutorial: false,
  own_box: false,
  players: [2, 4],
  heroes: ['thief', 'wizard'],
  powers: {},
  powers_option: null,
  books: [],
  options: [
    { id: 'fast', about: '', values: [], rule: 'T-1', heroes: [] },
    { id: 'party', about: '', values: ['calm', 'deadly'], rule: 'T-2', heroes: ['queen'] },
  ],
};

test('a new plan is one person against two computers', () => {
  expect(openingOf(newPlan(game), game)).toEqual({
    game: 'toy',
    setup: { players: 3 },
    seats: [{ person: {} }, { computer: { level: 'squire' } }, { computer: { level: 'squire' } }],
  });
});

test('names, heroes, options and a seed are sent where they are given', () => {
  const plan = newPlan(game);
  plan.seats[0]!.name = '  Ada ';
  plan.seats[1]!.temperament = 'fighter';
  plan.seed = '42';
  pick(plan, 0, 'thief');
  turn(plan, game, game.options[1]!, true);
  expect(openingOf(plan, game)).toEqual({
    game: 'toy',
    setup: { players: 3, heroes: ['thief', null, null], options: { party: 'calm' } },
    seats: [
      { person: { name: 'Ada' } },
      { computer: { level: 'squire', temperament: 'fighter' } },
      { computer: { level: 'squire' } },
    ],
    seed: 42,
  });
});

test('friends come with a link to open seats, and play together as it is usual', () => {
  const plan = friendsPlan(game, { afar: false });
  expect(openingOf(plan, game)).toMatchObject({
    setup: { players: 3 },
    seats: [{ person: {} }, { open: {} }, { open: {} }],
    house: { clock: 'none', away: 3, free_text: false, listed: false },
  });
  expect(friendsPlan(game, { afar: true }).seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open']);
});

test('where nobody comes later, nothing is said of how friends play together', () => {
  const plan = friendsPlan(game, { afar: false });
  for (const one of plan.seats) setKind(one, 'computer');
  expect(awaitsFriends(plan)).toBe(false);
  expect(openingOf(plan, game)).not.toHaveProperty('house');
});

test('whoever comes later chooses a hero then', () => {
  const plan = newPlan(game);
  pick(plan, 1, 'thief');
  setKind(plan.seats[1]!, 'open');
  expect(openingOf(plan, game)).toMatchObject({ setup: { players: 3 } });
  expect(plan.seats[1]!.hero).toBeNull();
});

test('a box of one’s own is sent with the setup, and is gone the next time', () => {
  const plan = { ...newPlan(game), box: { name: 'mine.toml', contents: { rows: [] } } };
  expect(openingOf(plan, game)).toMatchObject({ setup: { players: 3, contents: { rows: [] } } });
  expect(restore(plan, game, LEVELS, TEMPERAMENTS)).toMatchObject({ box: null });
});

test('a hero who is picked twice leaves the first seat', () => {
  const plan = newPlan(game);
  pick(plan, 0, 'thief');
  pick(plan, 1, 'thief');
  expect(plan.seats.map(({ hero }) => hero)).toEqual([null, 'thief', null]);
});

test('a hero of an option goes with it', () => {
  const plan = newPlan(game);
  turn(plan, game, game.options[1]!, true);
  expect(heroesOf(game, plan.options)).toContain('queen');
  pick(plan, 0, 'queen');
  turn(plan, game, game.options[1]!, false);
  expect(plan.seats[0]!.hero).toBeNull();
  expect(plan.options).toEqual({});
});

test('what was kept comes back', () => {
  const plan = newPlan(game);
  pick(plan, 0, 'wizard');
  turn(plan, game, game.options[0]!, true);
  setKind(plan.seats[2]!, 'open');
  plan.house = { ...withClock(plan.house, 'hourglass'), free_text: true };
  const kept = JSON.parse(JSON.stringify(plan));
  expect(restore(kept, game, LEVELS, TEMPERAMENTS)).toEqual(plan);
});

test('what does not fit the game any more is left out', () => {
  const kept = {
    seats: [
      { kind: 'robot', name: 7, level: 'god', temperament: 'bad', hero: 'thief' },
      { kind: 'computer', hero: 'thief' },
      null,
    ],
    options: { fast: 'yes', party: 'brutal', gone: true },
  };
  const plan = restore(kept, game, LEVELS, TEMPERAMENTS);
  expect(plan?.options).toEqual({});
  expect(plan?.seats.map(({ hero }) => hero)).toEqual(['thief', null, null]);
  expect(plan?.seats[0]).toEqual({
    kind: 'person',
    name: '',
    level: 'squire',
    temperament: '',
    hero: 'thief',
  });
  for (const junk of [null, 'x', {}, { seats: [] }, { seats: new Array(9) }]) {
    expect(restore(junk, game, LEVELS, TEMPERAMENTS)).toBeUndefined();
  }
});
