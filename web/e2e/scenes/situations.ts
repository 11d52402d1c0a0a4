/** Tables in the middle of a game, as files. */

import { readFileSync } from 'node:fs';
import type { Open, SeatPlan } from '../../src/lib/wire';
import { PERSON, saveOf, SQUIRE } from '../fixtures';

/** A part of the catacombs with everything that can lie around in them. */
export const DUNGEON = [
  { at: [0, 0], tile: 'fountain-cross' },
  { at: [0, 1], tile: 'corridor-straight' },
  { at: [0, 2], tile: 'room-cross', items: ['sword'] },
  { at: [1, 2], tile: 'room-straight', open: 'ew', tokens: ['skeleton_warrior'] },
  { at: [2, 2], tile: 'room-corner', open: 'sw', tokens: ['spider'] },
  { at: [-1, 2], tile: 'portal-straight', open: 'ew' },
  { at: [-2, 2], tile: 'room-tee', open: 'nes', tokens: ['chest'] },
  { at: [1, 0], tile: 'corridor-cross' },
  { at: [2, 0], tile: 'room-tee', open: 'esw', tokens: ['mummy'] },
  { at: [1, -1], tile: 'room-tee', open: 'nes' },
  { at: [2, -1], tile: 'room-corner', open: 'nw', items: ['magic_bolt'] },
  { at: [1, -2], tile: 'portal-straight' },
  { at: [1, -3], tile: 'fountain-corner', open: 'en' },
  { at: [2, -3], tile: 'room-corner', open: 'nw', tokens: ['dragon'] },
  { at: [-1, 0], tile: 'corridor-corner', open: 'es' },
  { at: [-1, -1], tile: 'room-straight', tokens: ['fallen'] },
];

export const PARTY = [
  {
    at: [0, 2],
    lives: 3,
    items: ['daggers', 'magic_bolt', 'healing_portal', 'key'],
    treasures: ['chest', 'chest'],
  },
  { at: [1, -1], lives: 4, items: ['axe', 'sword'], treasures: ['chest', 'fallen'] },
  { at: [0, 1], lives: 0, items: ['key'], treasures: [] },
  { at: [1, 0], lives: 5, items: ['magic_bolt', 'magic_bolt', 'magic_bolt'], treasures: ['chest'] },
];
const HEROES = ['warlock', 'swordsman', 'thief', 'oracle'];

interface Situation {
  heroes?: string[];
  options?: Record<string, unknown>;
  tiles?: unknown[];
  players?: unknown[];
  turn?: number;
  round?: number;
  cursed?: string | undefined;
  stack?: Record<string, number>;
  bag?: Record<string, number>;
  wrath?: number;
  plies?: unknown[];
}

/** A table in the middle of a game. The first seat is a person's unless `seats` says otherwise. */
export function table(situation: Situation, seats?: SeatPlan[]): Open {
  const { heroes = HEROES, options = {}, plies = [], ...rest } = situation;
  const { tiles = DUNGEON, players = PARTY } = rest;
  const position = { round: 7, cursed: 'swordsman', ...rest, ...inHunt(options, tiles, players) };
  const setup = { players: heroes.length, heroes, options };
  return { save: saveOf({ setup, position, plies }), seats: seats ?? people(heroes.length, 1) };
}

/** In a Monster hunt nothing lies around, and what heroes part with hangs on their walls. Rules: FM-M1, FM-M2 */
function inHunt(options: Situation['options'], tiles: unknown[], players: unknown[]) {
  if (!options?.monster_hunt) return { tiles, players };
  const trophies = [['rat', 'rat', 'mummy'], ['spider']];
  return {
    tiles: tiles.map((tile) => ({ ...(tile as object), items: [] })),
    players: players.map((player, seat) => ({ ...(player as object), trophies: trophies[seat] ?? [] })),
  };
}

function people(players: number, persons: number): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => (seat < persons ? PERSON : SQUIRE));
}

/** Somebody before a room with monsters in it, and what has happened since. */
export function before(
  hero: string,
  tokens: string[],
  plies: unknown[],
  more: Situation & { items?: string[] } = {},
): Open {
  const { items = [], players, ...rest } = more;
  const tiles = DUNGEON.map((tile) =>
    tile.at[0] === 1 && tile.at[1] === 2 ? { ...tile, tokens } : tile,
  ).filter(({ at }) => !(at[0] === 2 && at[1] === 2));
  const heroes = [hero, ...HEROES.filter((other) => other !== hero)].slice(0, PARTY.length);
  const party = [{ at: [0, 2], lives: 4, items, treasures: ['chest'] }, ...PARTY.slice(1)];
  const moves = [{ act: { walk: 'east' } }, ...plies];
  return table({ heroes, tiles, players: players ?? party, cursed: undefined, plies: moves, ...rest });
}

export const dice = (one: number, other: number) => ({ chance: { dice: [one, other] } });

/** A game that is over, with more frames than come at once. */
export function finished(): Open {
  const file = '../crates/karak/tests/saves/v2/two-players-to-the-dragon.json';
  return { save: JSON.parse(readFileSync(file, 'utf8')), seats: people(2, 1) };
}
