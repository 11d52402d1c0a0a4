/** Situations in which an action of Karak: Goblin is possible at once: for every kind of action one. And some to look at. */

import { readFileSync } from 'node:fs';
import type { components } from '../../src/types/goblin';
import { type Args, dashed } from '../../src/lib/messages';
import { payloadOf, type Tag as TagOf, tagOf } from '../../src/lib/tagged';
import { wordsOf } from '../fixtures-words';
import {
  type Driven,
  type Edition,
  fileOf,
  rowsAt,
  type Row as DrivenRow,
  type Save,
  type Way,
} from './driven';

type Schemas = components['schemas'];
export type Action = Schemas['Action'];
type Card = Schemas['Card'];
type EventType = Schemas['Event']['type'];
type Foe = Schemas['Foe'];
type Hero = Schemas['Hero'];
type Place = Schemas['Place'];
type Player = Partial<Schemas['Player']>;
/** The name of a kind of action. */
export type Tag = TagOf<Action>;
type Ply = { act: Action } | { chance: Record<string, unknown> };

/** A situation, and what has happened since. */
export interface Start extends Partial<Omit<Schemas['Position'], 'players' | 'caves'>> {
  heroes: Hero[];
  options?: Partial<Schemas['Options']>;
  round_limit?: number;
  players: Player[];
  /** Who lies where; what lies elsewhere is always the same. */
  caves?: Partial<Record<Place, Foe>>;
  plies?: Ply[];
}

interface Row extends Start, Pick<DrivenRow, 'on' | 'spot' | 'told'> {
  action: Action;
  event: EventType | null;
}

export const EDITION: Edition = { game: 'goblin', rules: 1 };

/** A game that stands there, as a file. */
export function saveAt({ heroes, options = {}, round_limit, plies = [], caves, ...position }: Start): Save {
  const setup = { players: heroes.length, heroes, options, ...(round_limit ? { round_limit } : {}) };
  const away = new Set(JSON.stringify(position).match(/\b(\d-\d\d|guardian-\d-\d)\b/g));
  return fileOf(EDITION, { setup, position: { ...position, caves: cavesWith(caves ?? {}, away) }, plies });
}

/** Who lies in a level, from the first place on, unless a situation says otherwise. */
const FOES = [
  '1-13 1-03 1-15 1-19 1-07 1-02 1-17 1-06 1-14 1-20 1-04 1-16 1-09 1-18',
  '2-08 2-13 2-19 2-03 2-01 2-20 2-14 2-06 2-17 2-02 2-16 2-10 2-15 2-18',
  '3-01 3-22 3-10 3-17 3-08 3-24 3-03 3-19 3-20 3-04 3-18 3-21 3-23 3-14',
].map((foes) => foes.split(' '));
const ROW = [1, 2, 3, 4, 5];

/** All levels, without what is away from the caves. */
function cavesWith(placed: Partial<Record<string, Foe>>, away: Set<string>): Schemas['CavePosition'][] {
  const isLeft = (foe: Foe) => !away.has(foe) && !Object.values(placed).includes(foe);
  return FOES.map((foes, index) => {
    const level = index + 1;
    const left = foes.filter(isLeft);
    const guardians = ROW.map((number) => `guardian-${level}-${number}`).filter(isLeft);
    const at = (spot: string) => placed[`${level}-${spot}`];
    return {
      row: ROW.map((place) => at(`row-${place}`) ?? left.shift()!),
      deck: at('deck') ?? left.shift()!,
      guardian: at('guardian') ?? guardians[0]!,
    };
  });
}

const abilities = { abilities: true };
const fight = (at: Place = '1-row-1'): Ply => ({ act: { fight: at } });
const play = (...cards: Card[]): Ply[] => cards.map((card) => ({ act: { play: card } }));
const draw = (...cards: Card[]): Ply[] => cards.map((card) => ({ chance: { card } }));
const stop: Ply = { act: 'stop' };
const visit: Ply = { act: 'merchant' };
const buy = (ware: Schemas['Ware']): Ply => ({ act: { buy: ware } });
const pay = (card: Card): Ply => ({ act: { pay: card } });

/** The keys of so many levels; whoever else has keys has beaten guardians with another number. */
function keys(levels: number, number = 1): Foe[] {
  return ROW.slice(0, levels).map((level) => `guardian-${level}-${number}`);
}

/** Lord Xanros has played his raised guard against the slinger, whose curse makes defence void. */
const DEFYING: Start = {
  heroes: ['xanros', 'taia'],
  options: abilities,
  caves: { '1-row-1': '1-16' },
  players: [{}, {}],
  plies: [fight(), ...play('xanros-4', 'xanros-1'), stop],
};

/** Horan has beaten the cave rat, which had a dagger. */
const REWARDED: Start = {
  heroes: ['horan', 'taia'],
  caves: { '1-row-1': '1-13' },
  players: [{}, {}],
  plies: [fight(), ...play('horan-4', 'horan-1'), stop],
};

/** Horan must draw and has a new deck to lay. */
const LAYING: Start = {
  heroes: ['horan', 'taia'],
  players: [
    {
      hand: ['horan-1', 'horan-2', 'horan-3', 'horan-5'],
      deck: [],
      unknown: [],
      discard: ['horan-4', 'horan-6', '1-10'],
    },
    {},
  ],
  plies: [fight(), ...play('horan-5')],
};

const ROWS: Record<Tag, Row> = {
  fight: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    action: { fight: '1-row-2' },
    on: 'board',
    spot: '1-row-2',
    event: 'challenged',
  },
  merchant: {
    heroes: ['horan', 'taia'],
    players: [{ weapon: '1-13' }, {}],
    action: 'merchant',
    on: 'board',
    event: 'visited_merchant',
  },
  resurrect: {
    heroes: ['horan', 'taia'],
    players: [{ hearts: 2 }, {}],
    action: 'resurrect',
    on: 'panel',
    event: 'resurrected',
  },
  discard: {
    heroes: ['horan', 'taia'],
    caves: { '1-row-1': '1-18' },
    players: [{ armour: '2-19', hand: ['horan-1', 'horan-2', 'horan-3', 'horan-4', 'horan-5'] }, {}],
    plies: [fight()],
    action: { discard: 'horan-4' },
    on: 'hand',
    event: 'discarded',
  },
  play: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    plies: [fight()],
    action: { play: 'horan-4' },
    on: 'hand',
    event: 'played',
  },
  play_defiantly: {
    heroes: ['xanros', 'taia'],
    options: abilities,
    caves: { '1-row-1': '1-06' },
    players: [{ hand: ['xanros-1', 'xanros-2', 'xanros-4', 'xanros-5'] }, {}],
    plies: [fight()],
    action: { play_defiantly: { card: 'xanros-5', effect: 'draw' } },
    on: 'board',
    event: 'drew',
  },
  heal: {
    heroes: ['horan', 'taia'],
    players: [{ hearts: 2, potions: ['healing'] }, {}],
    plies: [fight()],
    action: 'heal',
    on: 'board',
    event: 'healed',
  },
  lift: {
    heroes: ['horan', 'taia'],
    caves: { '1-row-1': '1-07' },
    players: [{ potions: ['counter_curse'] }, {}],
    plies: [fight()],
    action: { lift: 'red' },
    on: 'board',
    event: 'drank',
  },
  double: {
    heroes: ['horan', 'taia'],
    players: [{ potions: ['strength'] }, {}],
    plies: [fight(), ...play('horan-1')],
    action: { double: 'attack' },
    on: 'board',
    event: 'drank',
  },
  stop: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    plies: [fight(), ...play('horan-4')],
    action: 'stop',
    on: 'board',
    event: 'hit',
  },
  put_under: {
    heroes: ['taia', 'horan'],
    options: abilities,
    players: [{ hand: ['taia-1', 'taia-2', 'taia-3', 'taia-5'] }, {}],
    plies: [fight(), ...play('taia-5'), ...draw('taia-4', 'taia-6')],
    action: { put_under: 'taia-4' },
    on: 'board',
    event: 'put_under',
  },
  defy: {
    ...DEFYING,
    action: { defy: { card: 'xanros-4', effect: 'defence' } },
    on: 'board',
    event: 'defied',
  },
  obey: {
    ...DEFYING,
    action: 'obey',
    on: 'board',
    event: 'hit',
  },
  strike: {
    heroes: ['horan', 'taia'],
    players: [{ potions: ['healing'] }, {}],
    plies: [fight(), ...play('horan-4'), stop],
    action: 'strike',
    on: 'board',
    event: 'struck',
  },
  wear: {
    ...REWARDED,
    action: 'wear',
    on: 'board',
    event: 'wore',
  },
  pawn: {
    ...REWARDED,
    action: 'pawn',
    on: 'board',
    event: 'pawned',
  },
  stack: {
    ...LAYING,
    action: { stack: 2 },
    on: 'card',
    event: 'stacked',
  },
  buy: {
    heroes: ['horan', 'taia'],
    players: [{ weapon: '1-13', armour: '1-17' }, {}],
    plies: [visit],
    action: { buy: { potion: 'strength' } },
    on: 'board',
    event: null,
  },
  pay: {
    heroes: ['horan', 'taia'],
    players: [{ weapon: '1-13', armour: '1-17' }, {}],
    plies: [visit, buy({ potion: 'strength' })],
    action: { pay: '1-17' },
    on: 'board',
    event: 'bought_potion',
  },
  leave: {
    heroes: ['horan', 'taia'],
    players: [{ weapon: '1-13', armour: '1-17' }, {}],
    plies: [visit, buy({ potion: 'strength' }), pay('1-17')],
    action: 'leave',
    on: 'board',
    event: 'turn_began',
  },
};

/** What happens to people, and what only some cards bring. */
const MOMENTS: Record<string, Start> = {
  'a card is won, and the row closes up': {
    heroes: ['horan', 'taia'],
    caves: { '1-row-1': '1-07' },
    players: [{ weapon: '1-13', hand: ['horan-1', 'horan-3', 'horan-6'] }, {}],
    plies: [fight(), ...play('horan-3', 'horan-6'), stop, { chance: { foe: '1-05' } }],
  },
  'a guardian is beaten': {
    heroes: ['horan', 'taia'],
    caves: { '1-guardian': 'guardian-1-3' },
    players: [{ weapon: '2-13' }, {}],
    plies: [fight('1-guardian'), ...play('horan-4', 'horan-1'), stop],
  },
  'the last heart is lost': {
    heroes: ['horan', 'taia'],
    players: [{ hearts: 1 }, {}],
    plies: [fight(), stop],
  },
  'a new deck is laid': { ...LAYING, plies: [...LAYING.plies!, { act: { stack: 1 } }] },
  'a sword is bought': {
    heroes: ['horan', 'taia'],
    pawned: ['2-13'],
    players: [{ weapon: '1-13' }, {}],
    plies: [visit, buy({ card: '2-13' }), pay('1-13')],
  },
  'Argentus leaps to blue': {
    heroes: ['argentus', 'taia'],
    options: abilities,
    players: [{}, {}],
    plies: [fight(), ...play('argentus-3', 'argentus-1')],
  },
  'the Lord is beaten': {
    heroes: ['horan', 'taia'],
    players: [{ weapon: '3-18', armour: '3-21', keys: keys(3), hand: ['3-01', '3-05', '3-13'] }, {}],
    plies: [fight('lord'), ...play('3-01', '3-05', '3-13'), stop],
  },
};

/** Heroes are drawn, then what lies in the caves, the first hands, and who begins. */
const BEGINNING = fileOf(EDITION, {
  setup: { players: 2 },
  plies: [
    { chance: { hero: 'horan' } },
    { chance: { hero: 'taia' } },
    ...cavesWith({}, new Set()).flatMap(({ row, deck, guardian }) =>
      [...row, deck, guardian].map((foe) => ({ chance: { foe } })),
    ),
    { chance: { foe: 'lord-1' } },
    ...draw(...['horan', 'taia'].flatMap((hero) => [1, 2, 3, 4].map((number) => `${hero}-${number}`))),
    { chance: { first: 1 } },
  ],
});

/** Three others who have come as far. */
const OTHERS: Player[] = [
  { hearts: 4, weapon: '1-14', potions: ['healing'], beaten: 9, discard: ['1-05', 'argentus-2'] },
  { hearts: 2, weapon: '2-14', armour: '1-17', keys: keys(1, 2), beaten: 17 },
  { hearts: 0, armour: '2-18', keys: keys(2, 3), potions: ['strength'], beaten: 31 },
];
const FOUR: Hero[] = ['horan', 'argentus', 'aderyn', 'victorius'];

/** What the pawnbroker can have, and somebody who can pay. */
const SHOPPING: Start = {
  heroes: ['aderyn', 'argentus', 'taia', 'victorius'],
  pawned: ['1-01', '1-09', '1-16', '1-19', '1-20', '2-04', '2-13', '2-16', '2-17', '3-11', '3-23'],
  players: [
    {
      weapon: '1-13',
      armour: '2-20',
      keys: keys(2),
      potions: ['strength'],
      hand: ['aderyn-1', '1-03', '1-10', '2-08'],
      beaten: 29,
    },
    ...OTHERS,
  ],
  round: 14,
  plies: [visit],
};

/** What is worth a look. Whoever sits first decides. */
export const SITUATIONS: Record<string, Start> = {
  'the first turn': { heroes: ['taia', 'horan', 'xanros', 'aderyn'], players: [{}, {}, {}, {}] },
  'a chain of three': {
    heroes: FOUR,
    players: [
      { hearts: 3, weapon: '1-13', hand: ['horan-1', 'horan-3', 'horan-5', 'horan-6'], beaten: 2 },
      ...OTHERS,
    ],
    round: 3,
    plies: [fight('1-row-2'), ...play('horan-3', 'horan-6', 'horan-1')],
  },
  'a cursed colour': {
    heroes: ['taia', 'argentus', 'aderyn', 'victorius'],
    caves: { '2-row-3': '2-02' },
    players: [
      {
        hearts: 4,
        weapon: '1-13',
        keys: keys(1),
        potions: ['counter_curse'],
        hand: ['taia-2', 'taia-4', 'taia-5', '1-03', '1-10'],
        discard: ['taia-1', 'taia-3', '1-06'],
        beaten: 13,
      },
      ...OTHERS,
    ],
    round: 6,
    plies: [fight('2-row-3'), ...play('taia-4', 'taia-2')],
  },
  'a cursed effect': {
    heroes: FOUR,
    caves: { '2-row-4': '2-06' },
    players: [
      {
        hearts: 5,
        armour: '1-19',
        keys: keys(1),
        hand: ['horan-2', 'horan-5', '1-02', '2-05'],
        discard: ['horan-1', 'horan-4', '1-12'],
        beaten: 12,
      },
      ...OTHERS,
    ],
    round: 7,
    plies: [fight('2-row-4'), ...play('horan-5', '1-02')],
  },
  'a double strike': {
    heroes: FOUR,
    options: abilities,
    caves: { '2-row-5': '2-15' },
    players: [
      {
        hearts: 4,
        weapon: '1-15',
        keys: keys(1),
        potions: ['strength'],
        hand: ['horan-1', 'horan-6', '1-08', '2-04'],
        beaten: 14,
      },
      ...OTHERS,
    ],
    round: 8,
    plies: [fight('2-row-5'), ...play('horan-6', 'horan-1')],
  },
  'a curse that can be defied': { ...DEFYING, heroes: ['xanros', 'argentus'], players: [{}, OTHERS[0]!] },
  'three cards looked at': {
    heroes: ['taia', 'argentus', 'aderyn', 'victorius'],
    options: abilities,
    players: [
      {
        hearts: 3,
        keys: keys(1),
        hand: ['taia-1', 'taia-4', '1-04', '2-06'],
        deck: ['1-07', null, '2-12', null, null],
        unknown: ['taia-2', 'taia-3', 'taia-6'],
        discard: ['taia-5'],
        beaten: 15,
      },
      ...OTHERS,
    ],
    round: 8,
    plies: [fight('2-row-3'), ...play('taia-4', '2-06'), ...draw('1-07', 'taia-6', '2-12')],
  },
  'a hand that is too large': {
    heroes: FOUR,
    caves: { '1-row-2': '1-18' },
    players: [
      {
        hearts: 4,
        weapon: '2-16',
        armour: '2-19',
        potions: ['counter_curse'],
        hand: ['horan-1', 'horan-3', 'horan-4', '1-02', '1-09', '2-11'],
        keys: keys(1),
        beaten: 18,
      },
      ...OTHERS,
    ],
    round: 9,
    plies: [fight('1-row-2')],
  },
  'a potion before the strike': {
    heroes: FOUR,
    players: [
      {
        hearts: 4,
        weapon: '2-13',
        keys: keys(1),
        potions: ['healing', 'strength'],
        hand: ['horan-1', 'horan-4', '1-11', '2-09'],
        beaten: 15,
      },
      ...OTHERS,
    ],
    round: 8,
    plies: [fight('2-row-3'), ...play('horan-4', 'horan-1'), stop],
  },
  'a weapon is won': {
    heroes: FOUR,
    caves: { '1-row-4': '1-16' },
    players: [
      { hearts: 4, weapon: '1-13', hand: ['horan-1', 'horan-4', 'horan-5', '1-10'], beaten: 5 },
      ...OTHERS,
    ],
    round: 4,
    plies: [fight('1-row-4'), ...play('horan-4', 'horan-1'), stop],
  },
  'a new deck': {
    heroes: ['taia', 'argentus', 'aderyn', 'victorius'],
    players: [
      {
        weapon: '2-13',
        keys: keys(1),
        hand: ['taia-1', 'taia-2'],
        deck: [],
        unknown: [],
        discard: ['taia-3', 'taia-4', 'taia-5', 'taia-6', '1-03', '1-10', '2-05', '2-11', '3-06'],
        beaten: 22,
      },
      ...OTHERS,
    ],
    round: 11,
    plies: [fight('1-row-3'), stop],
  },
  'at the merchant': SHOPPING,
  'the price': { ...SHOPPING, plies: [visit, buy({ card: '3-11' })] },
  'deep in the caves': {
    heroes: FOUR,
    players: [
      {
        hearts: 3,
        weapon: '3-20',
        armour: '3-23',
        keys: keys(2),
        potions: ['healing', 'counter_curse', 'strength'],
        hand: ['horan-1', 'horan-6', '1-01', '2-05', '2-09', '3-04', '3-12', '3-16'],
        discard: ['horan-2', 'horan-3', '1-10', '2-11'],
        beaten: 48,
      },
      ...OTHERS,
    ],
    round: 17,
  },
  'before the Lord': {
    heroes: FOUR,
    options: abilities,
    players: [
      {
        hearts: 4,
        weapon: '3-19',
        armour: '3-21',
        keys: keys(3),
        potions: ['healing', 'strength'],
        hand: ['horan-2', 'horan-6', '1-03', '2-01', '3-03', '3-07', '3-09', '3-13', '3-15'],
        discard: ['horan-1', 'horan-3', '2-11'],
        beaten: 71,
      },
      ...OTHERS,
    ],
    round: 23,
    plies: [fight('lord'), ...play('horan-2', 'horan-6', '3-03', '3-15', '3-07', '1-03', '3-13')],
  },
  'a fallen hero': {
    heroes: ['victorius', 'argentus', 'aderyn', 'taia'],
    players: [{ hearts: 0, weapon: '1-16', armour: '1-18', keys: keys(1), beaten: 11 }, ...OTHERS],
    round: 6,
  },
  'two champions': {
    heroes: ['horan', 'aderyn', 'argentus', 'victorius'],
    options: { finish_round: true },
    players: [
      { hearts: 2, weapon: '3-18', armour: '3-23', keys: keys(3), beaten: 66 },
      { hearts: 1, weapon: '3-20', armour: '3-24', keys: keys(3, 2), beaten: 72 },
      ...OTHERS.slice(0, 1),
      ...OTHERS.slice(2),
    ],
    champions: [0, 1],
    active: 3,
    round: 21,
    plies: [{ act: 'resurrect' }],
  },
};

const say = wordsOf('en');

/** What is printed on a card: its name, and of what colour it is, if of any. */
const PRINTED = new Map<Card, Args>(
  [
    ...readFileSync('../data/goblin.toml', 'utf8').matchAll(
      /card = "([^"]+)",.* name = "(\w+)"(?:, kind = "\w+", colour = "(\w+)")?/g,
    ),
  ].map(([, card, name, colour]) => [card!, { card: name!, colour: colour ?? 'none' }]),
);

/** Cards and places are named in words, of which the data has only the ids. */
function wayOf(action: Action): Way {
  const words = wordsFor(action);
  return words ? { presses: [{ id: `goblin-action-${dashed(tagOf(action))}`, args: words }] } : {};
}

function wordsFor(action: Action): Args | undefined {
  if (typeof action === 'string') return undefined;
  if ('fight' in action) return { where: whereWords(action.fight) };
  if ('buy' in action) return 'card' in action.buy ? PRINTED.get(action.buy.card) : undefined;
  if ('stack' in action) return { place: action.stack };
  if ('double' in action) return { effect: action.double };
  if ('play_defiantly' in action) return defiantWords(action.play_defiantly);
  if ('defy' in action) return defiantWords(action.defy);
  return PRINTED.get(String(payloadOf(action)));
}

function defiantWords({ card, effect }: { card: Card; effect: Schemas['Effect'] }): Args {
  return { ...PRINTED.get(card), effect };
}

function whereWords(at: Place): string {
  if (at === 'lord') return say('goblin-where-lord');
  const [level, spot, place = '0'] = at.split('-');
  return say(`goblin-where-${spot}`, { level: Number(level), place: Number(place) });
}

export const GOBLIN: Driven = {
  id: 'goblin',
  wayOf: (action) => wayOf(action as Action),
  // What it carries is an id, and the sentence has the words for it.
  phaseOf: (view) => tagOf((view as Schemas['View']).phase),
  words: ({ card, monster }) => ({
    ...(card ? PRINTED.get((card as Schemas['Shown']).card) : {}),
    ...(monster ? { monster: (monster as Schemas['Front']).name } : {}),
  }),
  rows: rowsAt<Start>(ROWS, saveAt),
  moments: {
    'a game begins': BEGINNING,
    ...Object.fromEntries(Object.entries(MOMENTS).map(([what, start]) => [what, saveAt(start)])),
  },
};
