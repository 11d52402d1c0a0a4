/** Where on the picture a spot and its badge are. */

import type { Point } from '../camera';
import type { Grid, Pos } from '../grid';
import type { Placed } from '../scene';
import type { Spot } from './spot';

export interface Mark<A> {
  spot: Spot<A>;
  /** The middle of the spot. */
  at: Point;
  badge: Point;
  /** How large it and its badge are drawn: as the figure that it is about, larger where the map is small; 1 for all else. */
  scale: number;
  /** How large the light around a tile is; more than the tile where a finger would not find that. */
  spread: number;
  /** How far from the middle of the badge a finger still finds it. */
  touch: number;
  /** Does the piece that it is about lie nowhere yet? */
  loose: boolean;
}

/** What stands around the spots. */
export interface Around<Side extends string> {
  grid: Grid<Side>;
  /** Where the active hero stands. */
  own: Pos;
  pawns: readonly Placed[];
  pieces: readonly Placed[];
  /** How near the map is looked at, in pixels for one unit of the picture. */
  nearness: number;
}

/** How far apart the badges on the own tile are. */
const APART = 44;
/** Where the badge of a tile is out of the way of what lies there and of heroes who can be chosen, too. */
const ASIDE: Point = { x: -32, y: -32 };
/** The coin of a badge: on a figure, and elsewhere. */
export const SMALL_COIN = 9;
export const COIN = 15;
const TOUCH = 26;
/** Seen from farther away than this, the badge of a ring grows, and the ring itself: fingers stay as large as they are. */
const BADGE_GROWS = 0.6;
const RING_GROWS = 0.5;

export function marksOf<A, Side extends string>(
  spots: readonly Spot<A>[],
  { grid, own: at, pawns, pieces, nearness }: Around<Side>,
): Mark<A>[] {
  const grown = Math.max(1, BADGE_GROWS / nearness);
  const own = grid.middle(at);
  const here = spots.filter(({ kind }) => kind === 'here');
  const loose = spots.filter(
    ({ kind, figure }) => kind === 'token' && !pieces.some(({ key }) => key === figure),
  );
  const row = (spot: Spot<A>, among: readonly Spot<A>[], y: number): Point => {
    return { x: own.x + (among.indexOf(spot) - (among.length - 1) / 2) * APART, y: own.y + y };
  };
  return spots.map((spot) => {
    const middle = grid.middle(spot.at);
    const isShared =
      pieces.some((piece) => grid.same(piece.at, spot.at)) ||
      spots.some((other) => other.kind === 'hero' && grid.same(other.at, spot.at));
    const mark = (point: Point, badge = point): Mark<A> => {
      return { spot, at: point, badge, scale: 1, spread: 1, touch: TOUCH, loose: false };
    };
    const onTile = (badge: Point) =>
      mark(middle, isShared ? { x: middle.x + ASIDE.x, y: middle.y + ASIDE.y } : badge);
    switch (spot.kind) {
      case 'walk':
        return onTile(towards(middle, own, 0.25));
      case 'explore':
        return mark(middle, towards(middle, own, 0.06));
      case 'ring':
        return {
          ...onTile({ x: middle.x + 32 * grown, y: middle.y - 32 * grown }),
          scale: grown,
          spread: Math.max(1, RING_GROWS / nearness),
          touch: TOUCH * grown,
        };
      case 'reach':
        return mark(middle, { x: middle.x, y: middle.y + 40 });
      case 'here':
        return mark(row(spot, here, 40));
      case 'hero':
        return onPawn(spot, spots, pawns) ?? mark(middle);
      case 'token':
        return loose.includes(spot)
          ? { ...mark(row(spot, loose, -58)), loose: true }
          : mark(placeOf(spot, pieces) ?? middle);
    }
  });
}

/** On the figure; a finger that is on the badge of the next figure is not on this one. */
function onPawn<A>(spot: Spot<A>, spots: readonly Spot<A>[], pawns: readonly Placed[]): Mark<A> | null {
  const pawn = pawns.find(({ key }) => key === spot.figure);
  if (!pawn) return null;
  const { x, y, scale } = pawn;
  const others = pawns.filter(({ key }) => key !== spot.figure && spots.some(({ figure }) => figure === key));
  const apart = others.map((other) => Math.hypot(other.x - x, other.y - y));
  const touch = Math.max(SMALL_COIN, Math.min(TOUCH, ...apart.map((far) => far - SMALL_COIN)));
  return {
    spot,
    scale,
    spread: 1,
    touch,
    loose: false,
    at: { x, y },
    badge: { x: x + 15 * scale, y: y - 38 * scale },
  };
}

function placeOf<A>(spot: Spot<A>, pieces: readonly Placed[]): Point | undefined {
  const piece = pieces.find(({ key }) => key === spot.figure);
  return piece && { x: piece.x, y: piece.y };
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
