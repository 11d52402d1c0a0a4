// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addedBy, faceOf, levelOf, sorted, wornBy } from './cards';
import type { Front, Shown, Skill, View } from './view';

const skill: Omit<Skill, 'name' | 'colour'> = {
  kind: 'attack',
  next: [],
  attack: 0,
  defence: 0,
  draw: 0,
  heal: 0,
};
const blow: Shown = {
  card: 'horan-1',
  action: { ...skill, name: 'heavy_blow', colour: 'red', attack: 2, draw: 1 },
};
const guard: Shown = {
  card: 'horan-4',
  action: { ...skill, name: 'raised_guard', colour: 'yellow', defence: 1 },
};
const insight: Shown = {
  card: 'horan-5',
  action: { ...skill, name: 'battle_insight', colour: 'green', draw: 1 },
};
const cloak: Shown = {
  card: '2-19',
  gear: { slot: 'armour', name: 'witch_cloak', attack: 0, defence: 1, heal: 0, hand: 1 },
};

test('a card adds what is printed on it, and curses cross it out', () => {
  expect(addedBy(blow)).toEqual([
    { bonus: 'attack', points: 2, cursed: false },
    { bonus: 'draw', points: 1, cursed: false },
  ]);
  expect(addedBy(blow, ['draw', 'weapon']).map(({ cursed }) => cursed)).toEqual([false, true]);
});

test('a curse on a piece of equipment takes all of it, one on an effect nothing', () => {
  expect(addedBy(cloak, ['armour']).map(({ cursed }) => cursed)).toEqual([true, true]);
  expect(addedBy(cloak, ['defence', 'weapon']).map(({ cursed }) => cursed)).toEqual([false, false]);
});

test('what can be played lies first in the hand, then by colour', () => {
  const cards = (playable: string[]) =>
    sorted([guard, insight, blow], (card) => playable.includes(card)).map(({ card }) => card);
  expect(cards([])).toEqual(['horan-1', 'horan-5', 'horan-4']);
  expect(cards(['horan-4'])).toEqual(['horan-4', 'horan-1', 'horan-5']);
});

test('a face is found wherever this view knows it, and nowhere else', () => {
  const none = { hand: [], looked: [], to_stack: [], unknown: [], deck: [null] };
  const seat = { weapon: null, armour: cloak, discard: [guard] };
  const view = {
    secrets: [{ ...none, deck: [null, blow] }],
    seats: [seat],
    battle: null,
    pawned: [],
    offered: null,
  };
  const find = (card: string) => faceOf(view as unknown as View, card);
  expect([find('horan-1'), find('2-19'), find('horan-4'), find('horan-5')]).toEqual([
    blow,
    cloak,
    guard,
    null,
  ]);
});

test('a monster and a guardian know their level, the Lord has none', () => {
  const roles = [{ monster: 2 }, { guardian: 3 }, 'lord'].map((role) => ({ role }) as Front);
  expect(roles.map(levelOf)).toEqual([2, 3, null]);
});

test('what is worn is the weapon, then the armour', () => {
  expect(wornBy({ weapon: null, armour: cloak } as never)).toEqual([cloak]);
  expect(wornBy(undefined)).toEqual([]);
});
