/** What a game tells the board of its map: plain values and questions, so that the board needs to know no game. */

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import type { Grid, Pos } from './grid';
import type { Spot } from './spots/spot';

/** Something that stands or lies on the map. */
export interface Placed {
  /** Names it as long as it is there. */
  key: string;
  at: Pos;
  x: number;
  y: number;
  scale: number;
}

/** A token, an army, or all things of one kind on a tile. */
export interface MapPiece extends Placed {
  /** How many of them, where that is shown. */
  count?: number | undefined;
  /** Is there a fight about it just now? */
  shaken?: boolean;
}

/** The chance to win the fight on a tile, against all who stand there. */
export interface MapChance extends Placed {
  /** From 0 to 1. */
  win: number;
}

/** A hero's figure. */
export interface MapPawn extends Placed {
  seat: number;
  /** Is it this hero's turn? */
  acts: boolean;
}

/** A drawn tile that lies nowhere yet. */
export interface HeldTile<A> {
  at: Pos;
  /** The ways in which it may be laid, each the one before turned clockwise; none for those who watch. */
  turns: readonly string[];
  /** How those see it who watch. */
  watched: string;
  /** Lays it like this. */
  lay(edges: string): A;
}

/** An icon of the page's set, drawn inside a picture. */
export type MapIcon = Component<SVGAttributes<SVGSVGElement>>;

/** The map as one frame shows it, and what can be done on it. */
export interface MapScene<A, Side extends string> {
  grid: Grid<Side>;
  /** The known map, with colours for its overview. */
  tiles: readonly { at: Pos; colour: string }[];
  /** Where the active hero stands. */
  own: Pos;
  pawns: readonly MapPawn[];
  pieces: readonly MapPiece[];
  /** Those that are known. */
  chances: readonly MapChance[];
  spots: readonly Spot<A>[];
  held: HeldTile<A> | null;
  /** Is the question answered on a card, so that its places need not be in sight? */
  byCard: boolean;
  /** The spot that an action belongs to, offered or not. */
  spotOf(action: A): Spot<A> | null;
  /** What a click there intends where nothing is offered; `far`: no single action leads there. */
  intended(at: Pos): A | 'far' | null;
  /** What lies there and what it is good for; empty where nobody knows. */
  explained(at: Pos): string;
}

/** Words and pictures of a game for what its map offers. */
export interface MapWords<A> {
  /** The name of the board. */
  label: string;
  /** Which keys do what. */
  keys: string;
  /** Said where a click asks for something that is too far away. */
  outOfReach: string;
  /** Where the active hero stands and what lies around, for those who listen. */
  surroundings: string;
  /** An action in words. */
  nameOf(action: A): string;
  /** The badge of a spot; null: a question mark. */
  iconOf(spot: Spot<A>): MapIcon | null;
  /** What an action uses up, where that is worth a sign. */
  costOf?(action: A): string | null;
  /** The picture of an action in a menu; on a figure it is clear whom it is about. */
  signOf(action: A, spot: Spot<A>): Component<{ action: A }> | MapIcon;
}
