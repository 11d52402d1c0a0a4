/** Karak's view as the engine gives it (crates/karak/src/karak/view.rs). */

import type { Odds, Tagged, Turn } from '../../lib/wire';

/** East and north are positive. */
export type Pos = [number, number];
export type Side = 'north' | 'east' | 'south' | 'west';
export type Hero = 'wizard' | 'warrior' | 'warlock' | 'thief' | 'swordsman' | 'oracle';
export type Monster =
  'rat' | 'spider' | 'mummy' | 'turnkey' | 'skeleton_warrior' | 'skeleton_king' | 'fallen' | 'dragon';
export type Token = Monster | 'chest';
export type Item = 'daggers' | 'healing_portal' | 'magic_bolt' | 'key' | 'sword' | 'axe';

export interface KarakView {
  position: Position;
  turn: Turn;
  seats: SeatView[];
  foes: Foe[];
  /** What the attack is made of so far. */
  parts: Part[];
  /** The fight, once the dice have fallen. */
  fight: FightView | null;
  /** Tiles more than one plain step away. */
  reach: { at: Pos; path: Side[] }[];
  steps_of_turn: number;
  lives_of_hero: number;
  tiles_left: number;
  tokens_left: number;
  sealed: boolean;
  round_limit: number | null;
  party: PartyView | null;
  ending: string | null;
}

export interface Position {
  players: Player[];
  tiles: PlacedTile[];
  phase: Tagged;
  /** The seat whose turn it is. */
  turn: number;
  first: number;
  round: number;
  steps: number;
  spent: boolean;
  cursed: Hero | null;
  wrath: number;
  bag: Partial<Record<Token, number>>;
  stack: Record<string, number>;
  gone: Partial<Record<Token, number>>;
}

export interface Player {
  hero: Hero | null;
  at: Pos;
  came_from?: Pos;
  lives: number;
  items: Item[];
  treasures: Token[];
  trophies?: Monster[];
}

export interface PlacedTile {
  at: Pos;
  tile: string;
  open: string;
  tokens?: Token[];
  items?: Item[];
  [field: string]: unknown;
}

export interface SeatView {
  hero: Hero | null;
  points: number;
  weapons: number;
  powers: string[];
  conscious: boolean;
  cursed: boolean;
}

export interface Foe {
  at: Pos;
  monsters: [Monster, number][];
  odds: Odds;
}

export interface FightView {
  attack: number;
  most: number;
  again: Odds | null;
}

export interface Part {
  part: string;
  points: number;
}

export interface PartyView {
  wrath: number;
  wrath_limit: number;
  score: number;
  leaders: number[];
}

/** The fight inside of a phase, from phase.rs. */
export interface Fight {
  comrade: number | null;
  bonus: number;
  strength: [number, number];
  dice: [number, number];
  bolts: number;
  lent_bolts: number;
  rerolled: boolean;
  sacrificed: boolean;
  powers: string[];
}
