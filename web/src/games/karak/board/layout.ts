/** Where on the picture a spot and its badge are. */
import { tagOf } from '../../../lib/wire';
import type { KarakView } from '../view';
import { middle, type Point } from './geometry';
import type { Pawn, Piece } from './scene';
import { actor, type Spot } from './spots';

export interface Mark {
  spot: Spot;
  /** The middle of the spot. */
  at: Point;
  badge: Point;
}

/** How far apart the badges on the own tile are. */
const APART = 44;

export function marksOf(
  spots: readonly Spot[],
  view: KarakView,
  pawns: readonly Pawn[],
  pieces: readonly Piece[],
): Mark[] {
  const here = spots.filter(({ kind }) => kind === 'here');
  const drawn = spots.filter(({ actions }) => actions.some((action) => tagOf(action) === 'choose'));
  const own = middle(actor(view).at);
  const row = (spot: Spot, among: readonly Spot[], y: number): Point => {
    return { x: own.x + (among.indexOf(spot) - (among.length - 1) / 2) * APART, y: own.y + y };
  };
  return spots.map((spot) => {
    const at = middle(spot.at);
    const mark = (point: Point, badge = point): Mark => ({ spot, at: point, badge });
    switch (spot.kind) {
      case 'walk':
        return mark(at, towards(at, own, 0.25));
      case 'explore':
        return mark(at, towards(at, own, 0.06));
      case 'ring':
        return mark(at, { x: at.x + 32, y: at.y - 32 });
      case 'reach':
        return mark(at, { x: at.x, y: at.y + 40 });
      case 'here':
        return mark(row(spot, here, 40));
      case 'hero':
        return onPawn(spot, pawns);
      case 'token':
        return drawn.includes(spot) ? mark(row(spot, drawn, -58)) : mark(pieceOf(spot, pieces) ?? at);
    }
  });
}

function onPawn(spot: Spot, pawns: readonly Pawn[]): Mark {
  const pawn = pawns.find(({ hero }) => hero === spot.hero)!;
  const { x, y, scale } = pawn;
  return { spot, at: { x, y }, badge: { x: x + 15 * scale, y: y - 38 * scale } };
}

function pieceOf(spot: Spot, pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(({ at, thing }) => thing === spot.token && at[0] === spot.at[0] && at[1] === spot.at[1]);
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
