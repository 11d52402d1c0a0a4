// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { bundleOf, describe, type Kind, loadTexts, say, setLanguage, tell, tellIn } from './texts';

beforeAll(async () => {
  settings.language = 'en';
  await Promise.all([loadTexts('page'), loadTexts('karak')]);
});

test('an action, event, reason or phase finds its message by its tag', () => {
  expect(describe('karak', 'action', 'end_turn')).toEqual({ id: 'karak-action-end-turn', args: {} });
  expect(describe('karak', 'action', { walk: 'north' })).toEqual({
    id: 'karak-action-walk',
    args: { it: 'north' },
  });
  expect(describe('karak', 'action', { travel: [2, -1] })).toEqual({
    id: 'karak-action-travel',
    args: { it1: 2, it2: -1 },
  });
  expect(describe('karak', 'why', { wall_in_the_way: 'east' }).id).toBe('karak-why-wall-in-the-way');
  expect(describe('karak', 'phase', { place_tile: { side: 'east', tile: 'room-tee' } })).toEqual({
    id: 'karak-phase-place-tile',
    args: { side: 'east', tile: 'room-tee' },
  });
});

test('fields become arguments by their names', () => {
  const event = {
    type: 'rolled',
    hero: 'thief',
    dice: [2, 5],
    attack: 9,
    at: [1, 2],
    comrade: null,
    sure: true,
    deep: {},
  };
  expect(describe('karak', 'event', event).args).toEqual({
    hero: 'thief',
    dice1: 2,
    dice2: 5,
    attack: 9,
    at1: 1,
    at2: 2,
    comrade: 'none',
    sure: 'true',
  });
});

test('a seat is told by the name of who sits there', () => {
  expect(describe('karak', 'event', { type: 'began', seat: 2 }, (seat) => `seat ${seat}`).args).toEqual({
    seat: 'seat 2',
  });
  expect(describe('karak', 'event', { type: 'began', seat: 2 }).args).toEqual({
    seat: say('seat-number', { number: 3 }),
  });
});

test('what only the view of a game knows is said too', () => {
  const words = (_: Kind, data: unknown, view: unknown) => ({
    it: (view as Record<string, string>)[String(data)]!,
  });
  expect(tellIn({ id: 'karak', words }, { walk: 'north' }, 'action', 'walk')).toBe(
    tell('karak', 'action', { walk: 'north' }),
  );
});

test('what an action leaves out is nothing', () => {
  const without = tell('karak', 'action', { take: { item: 'sword' } });
  expect(without).toBe(tell('karak', 'action', { take: { item: 'sword', drop: 'none' } }));
  expect(without).not.toBe(tell('karak', 'action', { take: { item: 'sword', drop: 'daggers' } }));
});

test('attributes are said too, and what cannot be said is its id', async () => {
  expect(say('karak-hero-thief.name')).toBe('Aderyn');
  expect(say('karak-hero-thief.nonsense')).toBe('karak-hero-thief.nonsense');
  expect(say('no-such-thing')).toBe('no-such-thing');
});

test('another language is spoken once its words are there', async () => {
  const english = say('home-play');
  await setLanguage('fr');
  expect(settings.language).toBe('fr');
  expect(say('home-play')).not.toBe(english);
  expect(say('karak-hero-thief')).not.toBe('');
  await setLanguage('en');
});

test('nouns are found by their value and take the form that is asked for', () => {
  const text = [
    'toy-hero-thief = Thief',
    '    .the = the thief',
    '    .gender = feminine',
    'toy-tile-room = room',
    'met = { NOUN($hero, form: "the") } enters a { NOUN($tile) }, { GENDER($hero) ->',
    '    [feminine] she',
    '   *[masculine] he',
    '} and { NOUN($hero, form: "with") } and { NOUN($other) }',
  ].join('\n');
  const bundle = bundleOf('en', 'toy', text);
  const errors: Error[] = [];
  const args = { hero: 'thief', tile: 'room-tee', other: 'ghost' };
  const said = bundle.formatPattern(bundle.getMessage('met')!.value!, args, errors);
  expect(said).toBe('the thief enters a room, she and Thief and ghost');
  expect(errors).toEqual([]);
});
