/** Situations in which an action of Karak is possible at once: for every kind of action one. */

import type { components } from '../src/types/karak';
import { saveOf } from './fixtures';

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
  plies?: Ply[];
}

type Ply = { act: Action } | { chance: Record<string, unknown> };

/** An action, how a person gets to it, and what is then told. */
export interface Row extends Start {
  action: Action;
  /** The words of its button. */
  name: string;
  /** Where its button is: on the map, on a card over it, or beside it. */
  on: 'board' | 'card' | 'panel';
  /** The event that it causes, and how the log tells it. */
  event: string;
  told: RegExp;
  /** What is asked or told afterwards. */
  next: RegExp;
}

/** A game that stands there, as a file. */
export function saveAt({ heroes, options = {}, stack = {}, plies = [], ...position }: Start) {
  const { tiles, players, cursed, bag } = position;
  return saveOf({
    setup: { players: heroes.length, heroes, options },
    position: { tiles, players, cursed, stack, bag },
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

const waiting = /is playing/;
const mine = /Walk, explore or act/;
const anything = /./;

const ahead = { cooperative: 'fierce' };
const heroic = { hero_mode: true };

export const ROWS: Record<Tag, Row> = {
  walk: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith(),
    players: before(),
    action: { walk: 'south' },
    name: 'Walk south',
    on: 'board',
    event: 'walked',
    told: /The warrior walks on/,
    next: mine,
  },
  explore: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    action: { explore: 'east' },
    name: 'Explore east',
    on: 'board',
    event: 'tile_drawn',
    told: /The warrior peers into the dark/,
    next: /Turn the tile/,
  },
  travel: {
    heroes: ['warrior', 'wizard'],
    tiles: portals,
    players: [{ at: [0, 1] }, {}],
    action: { travel: [1, 0] },
    name: 'To the portal (1; 0)',
    on: 'board',
    event: 'travelled',
    told: /The warrior steps through the portal/,
    next: mine,
  },
  swap: {
    heroes: ['warlock', 'wizard', 'thief'],
    tiles: roomWith(),
    players: [{ at: [0, 1] }, {}, { at: [0, 2] }],
    action: { swap: 'thief' },
    name: 'Swap places with the thief',
    on: 'board',
    event: 'swapped',
    told: /The warlock swaps places with the thief/,
    next: waiting,
  },
  sneak: {
    heroes: ['thief', 'wizard'],
    tiles: roomWith('skeleton_king'),
    players: before(),
    plies: [north],
    action: 'sneak',
    name: 'Sneak past',
    on: 'card',
    event: 'sneaked',
    told: /The thief hides in the shadows/,
    next: mine,
  },
  fight: {
    heroes: ['thief', 'wizard'],
    tiles: roomWith('skeleton_king'),
    players: before(),
    plies: [north],
    action: 'fight',
    name: 'Fight',
    on: 'card',
    event: 'rolled',
    told: /The thief rolls/,
    next: anything,
  },
  fight_with: {
    heroes: ['wizard', 'warrior'],
    options: ahead,
    tiles: roomWith('rat'),
    players: [{ at: [0, 1] }, { at: [0, 1] }],
    plies: [north],
    action: { fight_with: 'warrior' },
    name: 'Fight with the warrior',
    on: 'card',
    event: 'comrade_named',
    told: /The warrior helps the wizard/,
    next: anything,
  },
  open: {
    heroes: ['warrior', 'wizard'],
    tiles: [start, { at: [0, 1], tile: 'room-straight', tokens: ['chest'] }],
    players: [{ at: [0, 1], items: ['key'] }, {}],
    action: 'open',
    name: 'Open the chest',
    on: 'board',
    event: 'chest_opened',
    told: /The warrior opens the chest with a key/,
    next: waiting,
  },
  take: {
    heroes: ['wizard', 'warrior'],
    tiles: roomWith('rat'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: { take: { item: 'daggers' } },
    name: 'Take the daggers',
    on: 'card',
    event: 'took',
    told: /The wizard takes the daggers/,
    next: waiting,
  },
  give: {
    heroes: ['wizard', 'oracle'],
    options: ahead,
    tiles: roomWith('rat'),
    players: [{ at: [0, 1] }, { at: [0, 1] }],
    plies: [north, { act: { fight_with: 'oracle' } }, dice(4, 4)],
    action: 'give',
    name: 'Give it to my comrade',
    on: 'card',
    event: 'gave',
    told: /The wizard gives the daggers to the oracle/,
    next: waiting,
  },
  leave: {
    heroes: ['wizard', 'warrior'],
    tiles: roomWith('rat'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: 'leave',
    name: 'Leave it',
    on: 'card',
    event: 'put_down',
    told: /The wizard leaves the daggers here/,
    next: waiting,
  },
  heal: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{ lives: 2 }, {}],
    action: 'heal',
    name: 'Heal here',
    on: 'panel',
    event: 'healed',
    told: /The warrior is healthy again: 5 lives/,
    next: waiting,
  },
  cast: {
    heroes: ['wizard', 'warrior', 'thief'],
    tiles: roomWith(),
    players: [{ at: [0, 1], items: ['healing_portal'] }, {}, { at: [0, 2], lives: 0 }],
    action: { cast: 'thief' },
    name: 'Healing portal for the thief',
    on: 'board',
    event: 'teleported',
    told: /A healing portal brings the thief to a fountain/,
    next: mine,
  },
  go_to: {
    heroes: ['wizard', 'warrior'],
    tiles: fountains,
    players: [{ items: ['healing_portal'] }, { lives: 1 }],
    plies: [{ act: { cast: 'warrior' } }],
    action: { go_to: [1, 1] },
    name: 'Go here (1; 1)',
    on: 'board',
    event: 'teleported',
    told: /A healing portal brings the warrior to a fountain/,
    next: mine,
  },
  place: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    plies: [{ act: { explore: 'north' } }, { chance: { tile: 'corridor-corner' } }],
    action: { place: 'sw' },
    name: 'Lay it',
    on: 'board',
    event: 'tile_placed',
    told: /The warrior steps into the corridor/,
    next: mine,
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
    name: 'Choose the chest',
    on: 'card',
    event: 'token_placed',
    told: /Look: a chest!/,
    next: mine,
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
    name: 'One more monster!',
    on: 'card',
    event: 'token_placed',
    told: /Look: a giant spider!/,
    next: anything,
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
    name: 'No more monsters',
    on: 'card',
    event: 'rolled',
    told: /The wizard rolls/,
    next: anything,
  },
  reroll_ones: {
    heroes: ['swordsman', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 4)],
    action: 'reroll_ones',
    name: 'Roll the ones again',
    on: 'card',
    event: 'rolled',
    told: /The swordsman rolls/,
    next: anything,
  },
  reroll_both: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 2)],
    action: 'reroll_both',
    name: 'Roll both again',
    on: 'card',
    event: 'rolled',
    told: /The warrior rolls/,
    next: anything,
  },
  keep: {
    heroes: ['warrior', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(1, 2)],
    action: 'keep',
    name: 'Keep the dice',
    on: 'card',
    event: 'lost',
    told: /Attack 3 against strength 8: the turnkey beats the warrior/,
    next: waiting,
  },
  bolt: {
    heroes: ['oracle', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before('magic_bolt', 'magic_bolt'),
    plies: [north, dice(3, 3)],
    action: 'bolt',
    name: 'Use a magic bolt',
    on: 'card',
    event: 'bolt_used',
    told: /The oracle fires a magic bolt: attack 8 now/,
    next: /Strike now/,
  },
  sacrifice: {
    heroes: ['warlock', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(4, 4)],
    action: 'sacrifice',
    name: 'Give a life',
    on: 'card',
    event: 'sacrificed',
    told: /The warlock gives a life: attack 9 now, 4 lives left/,
    next: /Your reward: a key/,
  },
  strike: {
    heroes: ['warlock', 'wizard'],
    tiles: roomWith('turnkey'),
    players: before(),
    plies: [north, dice(4, 5)],
    action: 'strike',
    name: 'Strike!',
    on: 'card',
    event: 'won',
    told: /Attack 9 against strength 8: the warlock beats the turnkey/,
    next: /Your reward: a key/,
  },
  face: {
    heroes: ['wizard', 'warrior'],
    options: heroic,
    tiles: roomWith('rat', 'spider'),
    players: before(),
    plies: [north, dice(3, 3)],
    action: { face: 'rat' },
    name: 'Fight the giant rat',
    on: 'card',
    event: 'tied',
    told: /the wizard and the giant rat are equally strong/,
    next: waiting,
  },
  curse: {
    heroes: ['wizard', 'warrior', 'thief'],
    tiles: roomWith('mummy'),
    players: [{ at: [0, 1] }, {}, {}],
    plies: [north, dice(4, 4), { act: 'leave' }],
    action: { curse: 'thief' },
    name: 'Curse the thief',
    on: 'card',
    event: 'cursed',
    told: /The curse falls on the thief/,
    next: waiting,
  },
  end_turn: {
    heroes: ['warrior', 'wizard'],
    tiles: [start],
    players: [{}, {}],
    stack: { 'corridor-corner': 1 },
    action: 'end_turn',
    name: 'End my turn',
    on: 'panel',
    event: 'turn_began',
    told: /Round 1: it is the wizard’s turn/,
    next: waiting,
  },
};
