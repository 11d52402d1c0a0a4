/** Situations in which an action of Karak is possible at once: for every kind of action one. */

import type { components } from '../../src/types/karak';
import { type Driven, type Edition, fileOf, type Row as DrivenRow, type Save, type Way } from './driven';

type Schemas = components['schemas'];
export type Action = Schemas['Action'];
type Hero = Schemas['Hero'];
type Item = Schemas['Item'];
type Token = Schemas['Token'];
/** The name of a kind of action. */
export type Tag = Action extends infer One ? (One extends string ? One : keyof One) : never;

export interface Laid {
  at: [number, number];
  tile: string;
  open?: string;
  tokens?: Token[];
  items?: Item[];
}

interface Player {
  at?: [number, number];
  lives?: number;
  items?: Item[];
  trophies?: Schemas['Monster'][];
}

/** A situation, and what has happened since. */
export interface Start {
  heroes: Hero[];
  options?: Record<string, unknown>;
  tiles: Laid[];
  players: Player[];
  cursed?: Hero;
  /** Tiles left to draw, none unless a test needs some; null: all that do not lie on the table. */
  stack?: Record<string, number> | null;
  bag?: Record<string, number>;
  active?: number;
  wrath?: number;
  plies?: Ply[];
}

type Ply = { act: Action } | { chance: Record<string, unknown> };

/** An action, how a person gets to it, and what is then told. */
export interface Row extends Start, Pick<DrivenRow, 'on'> {
  action: Action;
  event: Schemas['Event']['type'];
}

export const EDITION: Edition = { game: 'karak', rules: 2 };

/** A game that stands there, as a file. */
export function saveAt({ heroes, options = {}, stack = {}, plies = [], ...position }: Start): Save {
  const { tiles, players, cursed, bag, wrath, active } = position;
  return fileOf(EDITION, {
    setup: { players: heroes.length, heroes, options },
    position: { tiles, players, cursed, stack, bag, wrath, active },
    plies,
  });
}

const start: Laid = { at: [0, 0], tile: 'fountain-cross' };

/** A corridor to the north, and behind it a room. */
function roomWith(...tokens: Token[]): Laid[] {
  return [start, { at: [0, 1], tile: 'corridor-straight' }, { at: [0, 2], tile: 'room-straight', tokens }];
}

const portals: Laid[] = [
  start,
  { at: [0, 1], tile: 'portal-straight' },
  { at: [1, 0], tile: 'portal-straight', open: 'ew' },
];

const fountains: Laid[] = [
  start,
  { at: [0, 1], tile: 'fountain-corner', open: 'es' },
  { at: [1, 1], tile: 'fountain-corner', open: 'sw' },
];

const north = { act: { walk: 'north' } } satisfies Ply;
const dice = (one: number, other: number): Ply => ({ chance: { dice: [one, other] } });
/** In the corridor before the room, and the others at the start. */
const before = (...items: Item[]): Player[] => [{ at: [0, 1], items }, {}];

const ahead = { cooperative: 'fierce' };
const heroic = { hero_mode: true };

export const ROWS: Record<Tag, Row> = {
  walk: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith(),
    players: before(),
    action: { walk: 'south' },
    on: 'board',
    event: 'walked',
  },
  explore: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    action: { explore: 'east' },
    on: 'board',
    event: 'tile_drawn',
  },
  travel: {
    heroes: ['warrior', 'wizard'],
    tiles: portals,
    players: [{ at: [0, 1] }, {}],
    action: { travel: [1, 0] },
    on: 'board',
    event: 'travelled',
  },
  swap: {
    heroes: ['warlock', 'wizard', 'thief'],
    tiles: roomWith(),
    players: [{ at: [0, 1] }, {}, { at: [0, 2] }],
    action: { swap: 'thief' },
    on: 'board',
    event: 'swapped',
  },
  sneak: {
    heroes: ['thief', 'wizard'],
    tiles: roomWith('skeleton_king'),
    players: before(),
    plies: [north],
    action: 'sneak',
    on: 'card',
    event: 'sneaked',
  },
  fight: {
    heroes: ['thief', 'wizard'],
    tiles: roomWith('skeleton_king'),
    players: before(),
    plies: [north],
    action: 'fight',
    on: 'card',
    event: 'rolled',
  },
  fight_with: {
    heroes: ['wizard', 'warrior'],
    options: ahead,
    tiles: roomWith('rat'),
    players: [{ at: [0, 1] }, { at: [0, 1] }],
    plies: [north],
    action: { fight_with: 'warrior' },
    on: 'card',
    event: 'comrade_named',
  },
  open: {
    heroes: ['warrior', 'wizard'],
    tiles: [start, { at: [0, 1], tile: 'room-straight', tokens: ['chest'] }],
    players: [{ at: [0, 1], items: ['key'] }, {}],
    action: 'open',
    on: 'board',
    event: 'chest_opened',
  },
  take: {
    heroes: ['wizard', 'warrior'],
    tiles: roomWith('rat'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: { take: { item: 'daggers' } },
    on: 'card',
    event: 'took',
  },
  give: {
    heroes: ['wizard', 'oracle'],
    options: ahead,
    tiles: roomWith('rat'),
    players: [{ at: [0, 1] }, { at: [0, 1] }],
    plies: [north, { act: { fight_with: 'oracle' } }, dice(4, 4)],
    action: 'give',
    on: 'card',
    event: 'gave',
  },
  leave: {
    heroes: ['wizard', 'warrior'],
    tiles: roomWith('rat'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: 'leave',
    on: 'card',
    event: 'put_down',
  },
  heal: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{ lives: 2 }, {}],
    action: 'heal',
    on: 'panel',
    event: 'healed',
  },
  cast: {
    heroes: ['wizard', 'warrior', 'thief'],
    tiles: roomWith(),
    players: [{ at: [0, 1], items: ['healing_portal'] }, {}, { at: [0, 2], lives: 0 }],
    action: { cast: 'thief' },
    on: 'board',
    event: 'teleported',
  },
  go_to: {
    heroes: ['wizard', 'warrior'],
    tiles: fountains,
    players: [{ items: ['healing_portal'] }, { lives: 1 }],
    plies: [{ act: { cast: 'warrior' } }],
    action: { go_to: [1, 1] },
    on: 'board',
    event: 'teleported',
  },
  place: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    plies: [{ act: { explore: 'north' } }, { chance: { tile: 'corridor-corner' } }],
    action: { place: 'sw' },
    on: 'board',
    event: 'tile_placed',
  },
  choose: {
    heroes: ['oracle', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'room-cross': 1 },
    bag: { rat: 1, chest: 1 },
    plies: [
      { act: { explore: 'north' } },
      { chance: { tile: 'room-cross' } },
      { chance: { tokens: ['rat', 'chest'] } },
    ],
    action: { choose: 'chest' },
    on: 'card',
    event: 'token_placed',
  },
  call_monster: {
    heroes: ['wizard', 'warrior'],
    options: heroic,
    tiles: [start],
    players: [{}, {}],
    stack: { 'room-straight': 1 },
    bag: { rat: 1, spider: 1 },
    plies: [
      { act: { explore: 'north' } },
      { chance: { tile: 'room-straight' } },
      { chance: { token: 'rat' } },
    ],
    action: 'call_monster',
    on: 'card',
    event: 'token_placed',
  },
  enough: {
    heroes: ['wizard', 'warrior'],
    options: heroic,
    tiles: [start],
    players: [{}, {}],
    stack: { 'room-straight': 1 },
    bag: { rat: 1, spider: 1 },
    plies: [
      { act: { explore: 'north' } },
      { chance: { tile: 'room-straight' } },
      { chance: { token: 'rat' } },
    ],
    action: 'enough',
    on: 'card',
    event: 'rolled',
  },
  reroll_ones: {
    heroes: ['swordsman', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 4)],
    action: 'reroll_ones',
    on: 'card',
    event: 'rolled',
  },
  reroll_both: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 2)],
    action: 'reroll_both',
    on: 'card',
    event: 'rolled',
  },
  keep: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 2)],
    action: 'keep',
    on: 'card',
    event: 'lost',
  },
  bolt: {
    heroes: ['oracle', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before('magic_bolt', 'magic_bolt'),
    plies: [north, dice(3, 3)],
    action: 'bolt',
    on: 'card',
    event: 'bolt_used',
  },
  sacrifice: {
    heroes: ['warlock', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: 'sacrifice',
    on: 'card',
    event: 'sacrificed',
  },
  strike: {
    heroes: ['warlock', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(4, 5)],
    action: 'strike',
    on: 'card',
    event: 'won',
  },
  face: {
    heroes: ['wizard', 'warrior'],
    options: heroic,
    tiles: roomWith('rat', 'spider'),
    players: before(),
    plies: [north, dice(3, 3)],
    action: { face: 'rat' },
    on: 'card',
    event: 'tied',
  },
  curse: {
    heroes: ['wizard', 'warrior', 'thief'],
    tiles: roomWith('mummy'),
    players: [{ at: [0, 1] }, {}, {}],
    plies: [north, dice(4, 4), { act: 'leave' }],
    action: { curse: 'thief' },
    on: 'card',
    event: 'cursed',
  },
  end_turn: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    action: 'end_turn',
    on: 'panel',
    event: 'turn_began',
  },
};

/** What happens to people, and what only some dice bring. */
const MOMENTS: Record<string, Start> = {
  'somebody comes round': {
    heroes: ['warrior', 'thief', 'warlock'],
    tiles: [start],
    players: [{}, { lives: 0 }, {}],
    plies: [{ act: 'end_turn' }],
  },
  'a wall breaks where no way is left': {
    heroes: ['warrior', 'thief'],
    tiles: [
      start,
      { at: [0, 1], tile: 'corridor-tee', open: 'esw' },
      { at: [1, 0], tile: 'corridor-tee', open: 'nsw' },
      { at: [0, -1], tile: 'corridor-tee', open: 'new' },
      { at: [-1, 0], tile: 'corridor-tee', open: 'nes' },
      { at: [1, 1], tile: 'corridor-corner', open: 'sw' },
      { at: [1, -1], tile: 'corridor-corner', open: 'nw' },
      { at: [-1, -1], tile: 'corridor-corner', open: 'ne' },
      { at: [-1, 1], tile: 'corridor-corner', open: 'es' },
    ],
    players: [{ at: [0, 1] }, { at: [0, -1] }],
    stack: { 'corridor-straight': 2 },
    plies: [{ act: { explore: 'north' } }],
  },
  'the oracle draws two alike': {
    heroes: ['oracle', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'room-straight': 1 },
    bag: { turnkey: 2 },
    plies: [
      { act: { explore: 'north' } },
      { chance: { tile: 'room-straight' } },
      { chance: { tokens: ['turnkey', 'turnkey'] } },
    ],
  },
  'the dragon comes to a chest': {
    heroes: ['wizard', 'warrior'],
    options: heroic,
    tiles: [start],
    players: [{}, {}],
    stack: { 'room-straight': 1 },
    bag: { chest: 1, rat: 1, dragon: 1 },
    plies: [
      { act: { explore: 'north' } },
      { chance: { tile: 'room-straight' } },
      { chance: { token: 'chest' } },
      { chance: { token: 'dragon' } },
    ],
  },
  'one blow for two': {
    heroes: ['swordsman', 'wizard'],
    options: heroic,
    tiles: roomWith('rat', 'spider'),
    players: before(),
    plies: [north, dice(6, 6)],
  },
  'the last life is lost': {
    heroes: ['swordsman', 'wizard'],
    tiles: roomWith('skeleton_king'),
    players: [{ at: [0, 1], lives: 1 }, {}],
    plies: [north, dice(2, 6)],
  },
  'the warrior is born again': {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith('turnkey'),
    players: [{ at: [0, 1], lives: 1 }, {}],
    plies: [north, dice(1, 2), { act: 'keep' }],
  },
  'the key becomes a trophy': {
    heroes: ['wizard', 'warrior'],
    options: { monster_hunt: true },
    tiles: [start, { at: [0, 1], tile: 'room-straight', tokens: ['chest'] }],
    players: [{ at: [0, 1], items: ['key'] }, {}],
    plies: [{ act: 'open' }],
  },
  'the curse stays where it is': {
    heroes: ['wizard', 'warrior'],
    tiles: roomWith('mummy'),
    players: before(),
    cursed: 'warrior',
    plies: [north, dice(4, 4), { act: { take: { item: 'magic_bolt' } } }],
  },
  'the curse is washed off': {
    heroes: ['warrior', 'thief'],
    tiles: [start],
    players: [{}, {}],
    cursed: 'warrior',
    plies: [{ act: 'heal' }],
  },
  'the dragon has had enough': {
    heroes: ['wizard', 'warrior'],
    options: { cooperative: 'deadly' },
    tiles: roomWith('dragon'),
    players: [{}, {}],
    active: 1,
    plies: [{ act: 'end_turn' }],
  },
};

/** Heroes are drawn, and who begins. */
const BEGINNING = fileOf(EDITION, {
  setup: { players: 2 },
  plies: [{ chance: { hero: 'wizard' } }, { chance: { hero: 'thief' } }, { chance: { first: 1 } }],
});

/** A drawn tile is turned and laid; everything else is one button. */
function wayOf(action: Action): Way {
  if (typeof action === 'string' || !('place' in action)) return {};
  return { turned: action.place, presses: [{ id: 'board-lay' }] };
}

export const KARAK: Driven = {
  id: 'karak',
  wayOf: (action) => wayOf(action as Action),
  phaseOf: (view) => (view as Schemas['View']).position.phase,
  rows: Object.fromEntries(
    Object.entries(ROWS).map(([tag, row]) => {
      const { action, on, event } = row;
      return [tag, { save: saveAt(row), action, on, event }];
    }),
  ),
  moments: {
    'a game begins': BEGINNING,
    ...Object.fromEntries(Object.entries(MOMENTS).map(([what, start]) => [what, saveAt(start)])),
  },
};
