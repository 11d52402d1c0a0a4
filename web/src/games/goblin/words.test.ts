// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, tellIn } from '../../lib/texts';
import { settings } from '../../lib/settings.svelte';
import type { View } from './view';
import { foeAt, SPEAKER } from './words';

const skill = { kind: 'attack', next: ['red'], attack: 2, defence: 0, draw: 0, heal: 0 };
const blow = { card: 'horan-1', action: { ...skill, name: 'heavy_blow', colour: 'red' } };
const sword = {
  card: '1-15',
  gear: { slot: 'weapon', name: 'short_sword', attack: 1, defence: 0, heal: 0, hand: 0 },
};
const dagger = { card: '1-13', gear: { ...sword.gear, name: 'rusty_dagger' } };
const raider = {
  role: { monster: 1 },
  name: 'goblin_raider',
  attack: 2,
  hearts: 3,
  curses: [],
  reward: 'action',
};
const worm = { ...raider, name: 'giant_worm' };
const cave = { row: [null, worm], deck: raider, guardian: { ...raider, name: 'gatekeeper' } };

const secret = { seat: 0, hand: [blow], deck: [null, null, null], unknown: [], looked: [], to_stack: [] };
const view = {
  phase: 'turn',
  active: 0,
  hearts: 5,
  caves: [cave],
  lord: { ...raider, name: 'red_dragon' },
  seats: [{ hearts: 5, weapon: dagger, armour: null, discard: [] }],
  secrets: [secret],
  pawned: [sword],
  offered: null,
  battle: { played: [{ ...blow, counts: { attack: 2, defence: 0 } }], excess: 2 },
};

const tell = (kind: 'action' | 'event' | 'phase', data: unknown, more: object = {}) =>
  tellIn(SPEAKER, { ...view, ...more } as unknown as View, kind, data);

beforeAll(async () => {
  settings.language = 'en';
  await Promise.all([loadTexts('goblin'), loadTexts('page')]);
});

test('a fight names the monster and where it lies', () => {
  expect(tell('action', { fight: '1-row-2' })).toBe('Fight the giant worm (level 1, place 2)');
  expect(tell('action', { fight: '1-deck' })).toContain('goblin raider');
  expect(tell('action', { fight: 'lord' })).toContain('Red Dragon');
});

test('a place without a monster has none', () => {
  expect(foeAt(view as unknown as View, '1-row-1')).toBeNull();
  expect(foeAt(view as unknown as View, '2-deck')).toBeNull();
});

test('a card is named by its face, wherever it lies', () => {
  expect(tell('action', { play: 'horan-1' })).toContain('heavy blow (red)');
  expect(tell('action', { buy: { card: '1-15' } })).toContain('short sword');
  expect(tell('action', { pay: '1-13' })).toContain('rusty dagger');
});

test('what is offered names what it would replace', () => {
  const offered = { offered: sword, phase: { reward: { card: '1-15' } } };
  expect(tell('action', 'wear', offered)).toContain('short sword');
  expect(tell('action', 'pawn', offered)).toContain('rusty dagger');
  expect(tell('phase', { reward: { card: '1-15' } }, offered)).toContain('short sword');
});

test('a potion says what it doubles, a place how many there are', () => {
  expect(tell('action', { double: 'attack' })).toMatch(/4.*heavy blow/);
  expect(tell('action', { stack: 2 }, { secrets: [{ ...secret, to_stack: [blow] }] })).toMatch(/2.*3/);
});

test('who has all hearts passes, others come back to their hearts', () => {
  const hurt = { seats: [{ ...view.seats[0], hearts: 1 }] };
  expect(tell('action', 'resurrect')).not.toBe(tell('action', 'resurrect', hurt));
});

test('a drawn card is named only to those who see it', () => {
  const drew = { type: 'drew', hero: 'horan', seat: 0 };
  expect(tell('event', { ...drew, card: blow })).toContain('heavy blow (red)');
  expect(tell('event', { ...drew, card: null })).toBe('Horan draws a card.');
});

test('a question says how many, or which ware', () => {
  expect(tell('phase', 'trim')).toContain('2');
  expect(tell('phase', { pay: { ware: { potion: 'counter_curse' } } })).toMatch(/counter-curse/i);
  expect(tell('phase', { pay: { ware: { card: '1-15' } } })).toMatch(/short sword/i);
});
