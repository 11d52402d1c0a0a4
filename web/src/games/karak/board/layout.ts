/** Where on the picture a spot and its badge are. */
import { tagOf } from '../../../lib/wire';
import type { Point } from '../../../parts/board/camera';
import type { KarakView } from '../view';
import { isSame, middle } from './geometry';
import type { Pawn, Piece } from './scene';
import { actor, type Spot } from './spots';

export interface Mark {
  spot: Spot;
  /** The middle of the spot. */
  at: Point;
  badge: Point;
  /** How large it is drawn: as the figure that it is about, larger than its tile where that is small; 1 for all else. */
  scale: number;
  /** How far from the middle of the badge a finger still finds it. */
  touch: number;
}

/** How far apart the badges on the own tile are. */
const APART = 44;
/** Where the badge of a tile is out of the way of what lies there and of heroes who can be chosen, too. */
const ASIDE: Point = { x: -32, y: -32 };
/** The coin of a badge: on a figure, and elsewhere. */
export const SMALL_COIN = 9;
export const COIN = 15;
const TOUCH = 26;
/** Seen from farther away, a ring is drawn larger than its tile: fingers stay as large as they are. */
const SMALL = 0.6;

export function marksOf(
  spots: readonly Spot[],
  view: KarakView,
  pawns: readonly Pawn[],
  pieces: readonly Piece[],
  nearness: number,
): Mark[] {
  const grown = Math.max(1, SMALL / nearness);
  const here = spots.filter(({ kind }) => kind === 'here');
  const drawn = spots.filter(({ actions }) => actions.some((action) => tagOf(action) === 'choose'));
  const own = middle(actor(view).at);
  const row = (spot: Spot, among: readonly Spot[], y: number): Point => {
    return { x: own.x + (among.indexOf(spot) - (among.length - 1) / 2) * APART, y: own.y + y };
  };
  return spots.map((spot) => {
    const at = middle(spot.at);
    const shared =
      pieces.some((piece) => isSame(piece.at, spot.at)) ||
      spots.some((other) => other.kind === 'hero' && isSame(other.at, spot.at));
    const mark = (point: Point, badge = point): Mark => ({ spot, at: point, badge, scale: 1, touch: TOUCH });
    const onTile = (badge: Point) => mark(at, shared ? { x: at.x + ASIDE.x, y: at.y + ASIDE.y } : badge);
    switch (spot.kind) {
      case 'walk':
        return onTile(towards(at, own, 0.25));
      case 'explore':
        return mark(at, towards(at, own, 0.06));
      case 'ring':
        return {
          ...onTile({ x: at.x + 32 * grown, y: at.y - 32 * grown }),
          scale: grown,
          touch: TOUCH * grown,
        };
      case 'reach':
        return mark(at, { x: at.x, y: at.y + 40 });
      case 'here':
        return mark(row(spot, here, 40));
      case 'hero':
        return onPawn(spot, spots, pawns);
      case 'token':
        return drawn.includes(spot) ? mark(row(spot, drawn, -58)) : mark(pieceOf(spot, pieces) ?? at);
    }
  });
}

/** On the figure; a finger that is on the badge of the next figure is not on this one. */
function onPawn(spot: Spot, spots: readonly Spot[], pawns: readonly Pawn[]): Mark {
  const { x, y, scale } = pawns.find(({ hero }) => hero === spot.hero)!;
  const others = pawns.filter(({ hero }) => hero !== spot.hero && spots.some((other) => other.hero === hero));
  const apart = others.map((other) => Math.hypot(other.x - x, other.y - y));
  const touch = Math.max(SMALL_COIN, Math.min(TOUCH, ...apart.map((far) => far - SMALL_COIN)));
  return { spot, scale, touch, at: { x, y }, badge: { x: x + 15 * scale, y: y - 38 * scale } };
}

function pieceOf(spot: Spot, pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(({ at, thing }) => thing === spot.token && at[0] === spot.at[0] && at[1] === spot.at[1]);
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
