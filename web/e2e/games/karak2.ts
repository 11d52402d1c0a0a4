/** Situations in which an action of Karak 2 is possible at once: for every kind of action one. */

import type { components } from '../../src/types/karak2';
import { dashed } from '../../src/lib/messages';
import {
  type Driven,
  type Edition,
  fileOf,
  rowsAt,
  type Press,
  type Row as DrivenRow,
  type Save,
  type Way,
} from './driven';

type Schemas = components['schemas'];
export type Action = Schemas['Action'];
type EventType = Schemas['Event']['type'];
type Hero = Schemas['Hero'];
type Laid = Schemas['Laid'];
type Monster = Schemas['Monster'];
type Player = Partial<Schemas['Player']>;
/** The name of a kind of action. */
export type Tag = Action extends infer One ? (One extends string ? One : keyof One) : never;
type Ply = { act: Action } | { chance: Record<string, unknown> };
type Shown = [die: Schemas['Die'], face: Schemas['Face']];

/** A situation, and what has happened since. */
export interface Start extends Partial<Omit<Schemas['Position'], 'players'>> {
  heroes: Hero[];
  options?: { imperium?: boolean; friendly?: boolean };
  round_limit?: number;
  /** Nothing is known of a game that has not begun. */
  players?: Player[];
  plies?: Ply[];
}

interface Row extends Start, Pick<DrivenRow, 'on' | 'spot' | 'told'> {
  action: Action;
  event: EventType;
}

export const EDITION: Edition = { game: 'karak2', rules: 2 };

/** A game that stands there, as a file. No tile is left to draw unless a situation has some. */
export function saveAt({ heroes, options = {}, round_limit, plies = [], ...position }: Start): Save {
  const setup = { players: heroes.length, heroes, options, ...(round_limit ? { round_limit } : {}) };
  return fileOf(EDITION, { setup, position: { stack: {}, ...position }, plies });
}

const imperium = { imperium: true };
/** South-east of the castle. */
const near: [number, number] = [0, 1];
const [west, east]: [number, number][] = [
  [-1, 0],
  [1, 0],
];
const enter = { act: { walk: 'se' } } satisfies Ply;
const roll = (...dice: Shown[]): Ply => ({ chance: { roll: dice } });

/** A farm in which these wait. */
function farmWith(...armies: Monster[]): Laid[] {
  return [{ at: near, tile: '1-farm', armies }];
}

/** A land of the second rank, in which two can wait. */
function pairOf(...armies: Monster[]): Laid[] {
  return [{ at: near, tile: '2-forest_rock-e-w', armies }];
}

const abyss: Laid[] = [{ at: near, tile: '2-abyss' }];
/** Where the crown was won. */
const rift: Laid = { at: [0, -1], tile: '1-rift' };

/** In the own city, which stands in the forest to the east. */
function inCity(more: Player): Player {
  return { at: east!, city: east!, ...more };
}

const ROWS: Record<Tag, Row> = {
  walk: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    action: { walk: 'e' },
    on: 'board',
    event: 'walked',
    told: { land: 'forest' },
  },
  explore: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    stack: { '1-farm-w': 1 },
    action: { explore: 'se' },
    on: 'board',
    event: 'tile_drawn',
  },
  portal: {
    heroes: ['horan', 'taia'],
    players: [inCity({ buildings: ['portal'] }), {}],
    action: { portal: west! },
    on: 'board',
    spot: 'ring -1,0',
    event: 'went_through_portal',
  },
  ride: {
    heroes: ['elspeth', 'taia'],
    tiles: [
      { at: near, tile: '1-farm' },
      { at: [0, 2], tile: '1-farm' },
    ],
    players: [{}, {}],
    action: { ride: [0, 2] },
    on: 'board',
    spot: 'ring 0,2',
    event: 'rode',
  },
  whale: {
    heroes: ['kirima', 'taia', 'horan'],
    options: imperium,
    players: [{ at: west! }, { at: east! }, { lives: 4 }],
    action: { whale: 'horan' },
    on: 'board',
    event: 'flew',
  },
  return: {
    heroes: ['taia', 'horan'],
    tiles: [...farmWith('envoy_of_death'), { at: [0, 2], tile: '1-farm' }],
    players: [{ at: [0, 2] }, { at: [0, 2] }],
    action: 'return',
    on: 'panel',
    event: 'returned',
  },
  fight: {
    heroes: ['aderyn', 'taia'],
    options: imperium,
    tiles: pairOf('shadow_eater', 'skeleton_warrior'),
    players: [{ at: near }, {}],
    action: 'fight',
    on: 'board',
    event: 'battle_began',
  },
  challenge: {
    heroes: ['horan', 'taia'],
    options: imperium,
    tiles: [rift],
    players: [{}, {}],
    emperor: 'taia',
    action: 'challenge',
    on: 'board',
    event: 'challenged',
  },
  heal: {
    heroes: ['horan', 'taia'],
    players: [{ at: east!, lives: 1 }, {}],
    action: 'heal',
    on: 'panel',
    event: 'healed',
  },
  harvest: {
    heroes: ['horan', 'taia'],
    players: [{ at: east! }, {}],
    action: 'harvest',
    on: 'panel',
    event: 'gained',
  },
  build_city: {
    heroes: ['valduk', 'horan'],
    options: imperium,
    tiles: [rift],
    players: [{ at: east!, goods: { wood: 3 } }, {}],
    emperor: 'horan',
    action: 'build_city',
    on: 'panel',
    event: 'city_built',
  },
  build: {
    heroes: ['horan', 'taia'],
    players: [inCity({ goods: { food: 3, wood: 3 } }), {}],
    action: { build: 'camp' },
    on: 'card',
    event: 'built',
  },
  dismiss: {
    heroes: ['horan', 'taia'],
    players: [
      inCity({ best: 2, buildings: ['range'], army: { archer: 1, mage: 1 }, goods: { wood: 1 } }),
      {},
    ],
    action: { dismiss: 'mage' },
    on: 'card',
    event: 'sent_home',
  },
  train: {
    heroes: ['horan', 'taia'],
    players: [inCity({ best: 4, buildings: ['camp'], goods: { food: 3 } }), {}],
    action: { train: 'knight' },
    on: 'card',
    event: 'trained',
  },
  take: {
    heroes: ['horan', 'taia'],
    tiles: [{ at: near, tile: '1-farm', items: ['glory'] }],
    players: [{ at: near, best: 3 }, {}],
    action: { take: 'glory' },
    on: 'board',
    event: 'took',
  },
  swap: {
    heroes: ['taia', 'horan'],
    tiles: [{ at: near, tile: '1-farm', items: ['abundance'] }],
    players: [{ at: near, items: ['titan'] }, {}],
    action: { swap: { leave: 'titan', take: 'abundance' } },
    on: 'board',
    event: 'put_down',
  },
  eradicate: {
    heroes: ['horan', 'taia'],
    players: [{ lives: 1, city: east! }, {}],
    plague: 'horan',
    action: 'eradicate',
    on: 'panel',
    event: 'plague_lifted',
  },
  raise: {
    heroes: ['xanros', 'taia'],
    players: [{ at: east! }, {}],
    action: 'raise',
    on: 'panel',
    event: 'skeleton_raised',
  },
  rebel: {
    heroes: ['aderyn', 'taia'],
    options: imperium,
    players: [{ at: east!, best: 3, goods: { food: 5 } }, {}],
    action: 'rebel',
    on: 'panel',
    event: 'rallied',
  },
  falcon: {
    heroes: ['lorraine', 'taia'],
    players: [{}, {}],
    stack: { '1-farm-w': 1 },
    action: 'falcon',
    on: 'panel',
    event: 'falcon_sent',
  },
  pickpocket: {
    heroes: ['taia', 'horan'],
    players: [{ items: ['pickpocket'] }, { goods: { food: 3 } }],
    action: { pickpocket: 'horan' },
    on: 'board',
    event: 'stole',
  },
  pray: {
    heroes: ['xanros', 'taia'],
    options: imperium,
    players: [{ best: 2, items: ['blessing'] }, {}],
    action: { pray: 'mage' },
    on: 'panel',
    event: 'joined',
  },
  roar: {
    heroes: ['argentus', 'taia', 'horan', 'xanros'],
    options: imperium,
    tiles: farmWith('ghost'),
    players: [{}, { at: west! }, {}, {}],
    action: { roar: { at: near, army: 'ghost' } },
    on: 'board',
    event: 'army_fled',
  },
  keep: {
    heroes: ['darius', 'taia'],
    players: [{}, {}],
    stack: { '1-farm-w': 1, '1-farm_forest': 1, '1-farm': 1 },
    plies: [
      { act: { explore: 'se' } },
      { chance: { tile: '1-farm-w' } },
      { chance: { tile: '1-farm_forest' } },
    ],
    action: { keep: '1-farm-w' },
    on: 'card',
    event: 'tile_returned',
    told: { land: 'farm_forest' },
  },
  lay_at: {
    heroes: ['lorraine', 'taia'],
    players: [{}, {}],
    stack: { '2-abyss': 1 },
    plies: [{ act: 'falcon' }, { chance: { tile: '2-abyss' } }],
    action: { lay_at: near },
    on: 'board',
    spot: 'ring 0,1',
    event: 'general_appeared',
  },
  lay: {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    stack: { '1-farm-w': 1 },
    plies: [{ act: { explore: 'se' } }, { chance: { tile: '1-farm-w' } }],
    action: { lay: 'e' },
    on: 'board',
    event: 'tile_laid',
  },
  put_back: {
    heroes: ['taia', 'horan'],
    players: [{}, {}],
    stack: { '1-farm': 1 },
    plies: [
      { act: { explore: 'se' } },
      { chance: { tile: '1-farm' } },
      { chance: { army: 'skeleton_warrior' } },
      { chance: { army: 'envoy_of_death' } },
    ],
    action: { put_back: 'envoy_of_death' },
    on: 'card',
    event: 'army_returned',
  },
  slay: {
    heroes: ['darius', 'taia'],
    tiles: pairOf('skeleton_warrior', 'fire_eater'),
    players: [{}, {}],
    plies: [enter],
    action: { slay: 'fire_eater' },
    on: 'card',
    event: 'slain',
  },
  count: {
    heroes: ['taia', 'horan'],
    tiles: farmWith('skeleton_rider'),
    players: [{ best: 4, army: { knight: 3 } }, {}],
    plies: [enter],
    action: { count: 2 },
    on: 'card',
    event: 'rolled',
  },
  all: {
    heroes: ['taia', 'horan'],
    tiles: farmWith('skeleton_rider'),
    players: [{ best: 6, army: { knight: 2, archer: 2 } }, {}],
    plies: [enter],
    action: 'all',
    on: 'list',
    event: 'rolled',
  },
  again: {
    heroes: ['elspeth', 'taia'],
    tiles: farmWith('hammer_cursed'),
    players: [{}, {}],
    plies: [enter, roll(['hero', '2'])],
    action: { again: 'hero' },
    on: 'card',
    event: 'rolled',
  },
  fireball: {
    heroes: ['taia', 'horan'],
    tiles: farmWith('shadow_eater'),
    players: [{ items: ['fireball'] }, {}],
    plies: [enter, roll(['hero', '1'])],
    action: 'fireball',
    on: 'card',
    event: 'fireball_thrown',
  },
  keep_fireball: {
    heroes: ['argentus', 'taia'],
    options: imperium,
    tiles: farmWith('dark_dryad'),
    players: [{ items: ['fireball'] }, {}],
    plies: [enter, roll(['hero', '1'])],
    action: 'keep_fireball',
    on: 'card',
    event: 'fireball_thrown',
  },
  great_fireball: {
    heroes: ['argentus', 'taia'],
    options: imperium,
    tiles: farmWith('ghost'),
    players: [{ items: ['fireball'] }, {}],
    plies: [enter, roll(['hero', '1'])],
    action: 'great_fireball',
    on: 'card',
    event: 'won',
  },
  ignore: {
    heroes: ['taia', 'horan'],
    tiles: abyss,
    players: [{ items: ['protection'] }, {}],
    plies: [enter, roll(['hero', 'skull'])],
    action: { ignore: 'hero' },
    on: 'card',
    event: 'skull_ignored',
  },
  bless: {
    heroes: ['taia', 'horan'],
    options: imperium,
    tiles: abyss,
    players: [{ items: ['blessing'] }, {}],
    plies: [enter, roll(['hero', 'two_skulls'])],
    action: 'bless',
    on: 'card',
    event: 'cast',
  },
  enlist: {
    heroes: ['taia', 'horan'],
    options: imperium,
    tiles: farmWith('skeleton_rider'),
    players: [{ best: 2, army: { knight: 1 }, items: ['blessing'] }, {}],
    plies: [enter, { act: { count: 1 } }, roll(['hero', '1']), roll(['knight', 'skull']), { act: 'bless' }],
    action: { enlist: 'mage' },
    on: 'card',
    event: 'joined',
  },
  save: {
    heroes: ['valduk', 'taia'],
    options: imperium,
    tiles: farmWith('shadow_eater'),
    players: [{ lives: 2, best: 3, army: { knight: 3 } }, {}],
    plies: [
      enter,
      { act: { count: 3 } },
      roll(['hero', '2']),
      roll(['knight', 'skull'], ['knight', 'skull'], ['knight', 'skull']),
    ],
    action: { save: 'knight' },
    on: 'card',
    event: 'unit_saved',
  },
  choose: {
    heroes: ['taia', 'horan', 'xanros'],
    tiles: farmWith('shadow_eater'),
    players: [{ lives: 1 }, { goods: { food: 1 } }, {}],
    plies: [enter, roll(['hero', 'two_skulls'])],
    action: { choose: 'horan' },
    on: 'card',
    event: 'misery',
  },
  pick: {
    heroes: ['taia', 'horan'],
    players: [inCity({ goods: { food: 2, wood: 2 } }), {}],
    plies: [{ act: { build: 'camp' } }],
    action: { pick: 'food' },
    on: 'card',
    event: 'built',
  },
  drop: {
    heroes: ['darius', 'taia'],
    tiles: farmWith('skeleton_warrior'),
    players: [{ items: ['sword', 'war_hammer'] }, {}],
    plies: [enter],
    action: { drop: 'sword' },
    on: 'card',
    event: 'put_down',
  },
  give: {
    heroes: ['horan', 'taia', 'xanros'],
    options: imperium,
    tiles: [rift],
    players: [
      inCity({ buildings: ['camp'], best: 2, goods: { food: 2 } }),
      { best: 1, city: west! },
      { best: 1 },
    ],
    emperor: 'horan',
    plies: [{ act: { train: 'knight' } }, { act: 'done' }],
    action: { give: { unit: 'knight', to: 'taia' } },
    on: 'card',
    event: 'unit_given',
  },
  drive: {
    heroes: ['argentus', 'taia'],
    options: imperium,
    tiles: pairOf('ghost', 'ghost'),
    players: [{}, {}],
    plies: [{ act: { roar: { at: near, army: 'ghost' } } }],
    action: { drive: east! },
    on: 'board',
    spot: 'ring 1,0',
    event: 'army_fled',
  },
  enough: {
    heroes: ['elspeth', 'taia'],
    tiles: farmWith('hammer_cursed'),
    players: [{}, {}],
    plies: [enter, roll(['hero', '2'])],
    action: 'enough',
    on: 'card',
    event: 'lost',
  },
  done: {
    heroes: ['horan', 'taia'],
    players: [inCity({ goods: { food: 3, wood: 3 } }), {}],
    used: 1,
    plies: [{ act: { build: 'camp' } }],
    action: 'done',
    on: 'panel',
    event: 'turn_began',
  },
  end_turn: {
    heroes: ['horan', 'taia'],
    players: [{ at: east! }, {}],
    action: 'end_turn',
    on: 'panel',
    event: 'turn_began',
  },
};

/** What happens to people, and what only some dice bring. */
const MOMENTS: Record<string, Start> = {
  'the time master changes sides': {
    heroes: ['horan', 'taia'],
    options: imperium,
    tiles: [rift],
    players: [{}, {}],
    emperor: 'taia',
    time_master: 'horan',
    plies: [
      { act: 'challenge' },
      { act: { count: 1 } },
      roll(['hero', '1']),
      roll(['time_master', 'betrayal']),
    ],
  },
  'the time master joins who beats him': {
    heroes: ['taia', 'horan'],
    options: imperium,
    tiles: farmWith('time_master'),
    players: [{ items: ['war_hammer'] }, {}],
    plies: [enter, roll(['hero', '3'])],
  },
  'two heroes are equally strong in a rift': {
    heroes: ['darius', 'kirima'],
    options: imperium,
    players: [{}, {}],
    stack: { '1-rift': 1 },
    plies: [
      { act: { explore: 'nw' } },
      { chance: { tile: '1-rift' } },
      roll(['hero', '2']),
      roll(['hero', '2']),
      roll(['hero', '1']),
      roll(['hero', 'skull']),
    ],
  },
  'goblins run away from Darius': {
    heroes: ['darius', 'taia'],
    options: imperium,
    tiles: [{ at: near, tile: '1-goblin_cave-w' }],
    players: [{}, {}],
    plies: [enter],
  },
  'a praetorian falls, and the General wins': {
    heroes: ['darius', 'taia'],
    tiles: abyss,
    players: [{ lives: 1 }, {}],
    plies: [enter, roll(['hero', '3'])],
  },
  'two skulls bring the plague': {
    heroes: ['taia', 'horan'],
    tiles: farmWith('shadow_eater'),
    players: [{}, { city: east!, goods: { food: 1, wood: 1 } }],
    plies: [enter, roll(['hero', 'two_skulls'])],
  },
  'an army comes out of the bag': {
    heroes: ['horan', 'taia'],
    players: [{}, {}],
    stack: { '1-farm': 1 },
    plies: [{ act: { explore: 'se' } }, { chance: { tile: '1-farm' } }, { chance: { army: 'dark_dryad' } }],
  },
  'whoever builds a city owes the Emperor his share': {
    heroes: ['valduk', 'horan'],
    options: imperium,
    tiles: [rift],
    players: [{ at: east!, goods: { wood: 3 } }, {}],
    emperor: 'horan',
    plies: [{ act: 'build_city' }],
  },
  'the Emperor gives a building': {
    heroes: ['horan', 'taia', 'xanros'],
    options: imperium,
    tiles: [rift],
    players: [inCity({ goods: { food: 3, wood: 3 } }), { city: west!, best: 1 }, {}],
    emperor: 'horan',
    plies: [{ act: { build: 'banners' } }],
  },
  'a large soul stone, and an archer falls': {
    heroes: ['taia', 'horan'],
    tiles: farmWith('envoy_of_death'),
    players: [{ best: 4, army: { mage: 3, archer: 1 } }, {}],
    plies: [
      enter,
      { act: 'all' },
      roll(['hero', '1']),
      roll(['archer', 'skull']),
      roll(['mage', '1'], ['mage', '2'], ['mage', '2']),
    ],
  },
  'the last round ends with somebody who comes round': {
    heroes: ['taia', 'horan'],
    round_limit: 2,
    players: [{}, { lives: 0, unconscious: true }],
    round: 2,
    plies: [{ act: 'end_turn' }],
  },
};

/** Heroes are drawn, and who begins. */
const BEGINNING = fileOf(EDITION, {
  setup: { players: 2 },
  plies: [{ chance: { hero: 'horan' } }, { chance: { hero: 'taia' } }, { chance: { first: 1 } }],
});

const CITY: Press = { id: 'karak2-city-open', maybe: true };

/** Where one button with the words of the action is not all. */
function wayOf(action: Action): Way {
  if (typeof action === 'string') return {};
  if ('lay' in action) return { turned: action.lay, presses: [{ id: 'board-lay' }] };
  if ('keep' in action) return { presses: [{ id: `karak2-land-${dashed(landOf(action.keep))}` }] };
  if ('build' in action) return { presses: [CITY, { id: `karak2-building-${dashed(action.build)}` }] };
  if ('train' in action) return { presses: [CITY, { id: `karak2-die-${action.train}` }] };
  if ('dismiss' in action)
    return { presses: [CITY, { id: 'karak2-send-home', args: { unit: action.dismiss } }] };
  if ('count' in action) return { presses: sending(action.count) };
  return {};
}

/** Dice are sent one by one; which kind is asked about, the picture shows. */
function sending(count: number): Press[] {
  const taps = Array.from({ length: count }, (_, die) => ({
    id: 'karak2-numbered-die',
    args: { die: 'none', number: die + 1, of: 'none' },
  }));
  return [{ id: 'karak2-dice-none' }, ...taps, { id: 'karak2-send', args: { count: count + 1 } }];
}

/** The land of a tile: `farm_rock` of `2-farm_rock-ne-e-w`. */
function landOf(tile: string): string {
  return tile.split('-')[1]!;
}

export const KARAK2: Driven = {
  id: 'karak2',
  wayOf: (action) => wayOf(action as Action),
  phaseOf: (view) => (view as Schemas['View']).phase,
  words: ({ goods, paid, lost }) => ({ food: 0, wood: 0, stone: 0, ...((goods ?? paid ?? lost) as object) }),
  rows: rowsAt<Start>(ROWS, saveAt),
  moments: {
    'a game begins': BEGINNING,
    ...Object.fromEntries(Object.entries(MOMENTS).map(([what, start]) => [what, saveAt(start)])),
  },
};
