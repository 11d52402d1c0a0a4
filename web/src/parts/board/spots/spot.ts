/** Spots: places and figures of the map that offered actions belong to. */

import { same, type Tagged } from '../../../lib/tagged';
import type { Pos } from '../grid';

/** How a spot looks and where it is. */
export type SpotKind =
  /** A neighbouring tile. */
  | 'walk'
  /** A dark place beyond the known map. */
  | 'explore'
  /** A tile somewhere on the map. */
  | 'ring'
  /** A hero's figure. */
  | 'hero'
  /** A badge above the tile that the active hero stands on. */
  | 'here'
  /** A piece: a token, an army. One that lies nowhere yet is shown above the active hero. */
  | 'token'
  /** A tile that several steps lead to. */
  | 'reach';

export interface Spot<A> {
  key: string;
  kind: SpotKind;
  at: Pos;
  /** What can be done there; more than one: a menu asks. */
  actions: A[];
  /** The key of the pawn or the piece that it is on, for `hero` and `token`. */
  figure?: string;
  /** The actions that lead there, one after the other, for `reach`. */
  path?: A[];
}

/** A spot by its kind and its name among those of its kind. */
export function spotFor<A>(action: A, kind: SpotKind, at: Pos, name: string, figure?: string): Spot<A> {
  const spot = { key: `${kind} ${name}`, kind, at, actions: [action] };
  return figure === undefined ? spot : { ...spot, figure };
}

/** The spots of all actions that have one, each with everything that can be done there. */
export function groupBySpot<A>(actions: readonly A[], spotOf: (action: A) => Spot<A> | null): Spot<A>[] {
  const spots = new Map<string, Spot<A>>();
  for (const action of actions) {
    const spot = spotOf(action);
    if (!spot) continue;
    const known = spots.get(spot.key);
    if (known) known.actions.push(action);
    else spots.set(spot.key, spot);
  }
  return [...spots.values()];
}

/** Is it a place or a figure of its own, wherever the active hero stands? */
export function isElsewhere<A>({ kind }: Spot<A>): boolean {
  return kind === 'ring' || kind === 'hero';
}

/** Can this be done there, by itself? */
export function offers<A extends Tagged>({ kind, actions }: Spot<A>, wished: A | null): boolean {
  return wished !== null && kind !== 'reach' && actions.some((action) => same(action, wished));
}
