/** What stands on the map, ready to draw: plain numbers, so that only what has changed is drawn again. */
import { feet, stands } from '../../../parts/board/crowd';
import type { MapChance, MapPawn, MapPiece } from '../../../parts/board/scene';
import { square } from '../../../parts/board/square';
import { isOpen, SIDES } from '../art/vocabulary';
import type { Event, Hero, Item, KarakView, PlacedTile, Pos, Side, Token } from '../view';
import { pieceKey } from './pieces';
import { actor } from './spots';

/** A token, or all items of one kind on a tile. */
export interface Piece extends MapPiece {
  thing: Token | Item;
  strength: number | undefined;
}

export interface Pawn extends MapPawn {
  hero: Hero;
  lying: boolean;
  cursed: boolean;
}

/** The pieces of the map; those where somebody fights are shaken. */
export function piecesOf(view: KarakView, fight: Pos | null = null): Piece[] {
  const pieces = view.position.tiles.flatMap((tile) => piecesOn(tile, view));
  if (!fight) return pieces;
  return pieces.map((piece) => (square.same(piece.at, fight) ? { ...piece, shaken: true } : piece));
}

function piecesOn({ at, tokens = [], items = [] }: PlacedTile, view: KarakView): Piece[] {
  const foe = view.foes.find((each) => square.same(each.at, at));
  const kinds = [...new Set(items)];
  const places = standsOn({ at, tokens, items }, view);
  const { x, y } = square.middle(at);
  const strengths = [...(foe?.monsters ?? [])];
  const piece = (thing: Token | Item, index: number, count: number): Piece => {
    const monster = strengths.findIndex(([name]) => name === thing);
    const [found] = monster < 0 ? [] : strengths.splice(monster, 1);
    const { x: dx, y: dy, scale } = places[index]!;
    const same = tokens.slice(0, index).filter((token) => token === thing).length;
    const key = pieceKey(at, thing, same);
    return { key, at, thing, count, strength: found?.[1], x: x + dx, y: y + dy, scale };
  };
  return [
    ...tokens.map((token, index) => piece(token, index, 1)),
    ...kinds.map((item, index) => {
      return piece(item, tokens.length + index, items.filter((each) => each === item).length);
    }),
  ];
}

/** The chances of all fights that are not decided: under the monsters, who come first on their tile. */
export function chancesOf(view: KarakView): MapChance[] {
  return view.position.tiles.flatMap((tile) => {
    const { at } = tile;
    const foe = view.foes.find((each) => square.same(each.at, at));
    // Once the dice have fallen, the fight tells the chance.
    const rolled = view.fight !== null && square.same(at, actor(view).at);
    if (!foe || rolled) return [];
    const places = standsOn(tile, view).slice(0, foe.monsters.length);
    const { x, y } = square.middle(at);
    const dx = places.reduce((sum, place) => sum + place.x, 0) / places.length;
    const { y: dy, scale } = places[0]!;
    return [{ key: square.key(at), at, win: foe.odds.win / foe.odds.of, x: x + dx, y: y + dy, scale }];
  });
}

/** Where everything on a tile lies: tokens first. */
function standsOn(
  { at, tokens = [], items = [] }: Pick<PlacedTile, 'at' | 'tokens' | 'items'>,
  view: KarakView,
) {
  return stands(tokens.length + new Set(items).size, heroesAt(view, at).length);
}

export function pawnsOf(view: KarakView): Pawn[] {
  return view.position.players.flatMap(({ hero, at }, seat) => {
    if (!hero) return [];
    const tile = view.position.tiles.find((each) => square.same(each.at, at));
    const things = (tile?.tokens?.length ?? 0) + new Set(tile?.items).size;
    const crowd = heroesAt(view, at);
    const { x: dx, y: dy, scale } = feet(crowd.length, things)[crowd.indexOf(hero)]!;
    const { x, y } = square.middle(at);
    const { conscious, cursed } = view.seats[seat]!;
    const acts = seat === view.position.active;
    return [{ key: hero, hero, seat, at, lying: !conscious, cursed, acts, x: x + dx, y: y + dy, scale }];
  });
}

/** Openings that nobody has looked through. */
export function frontier(view: KarakView): { at: Pos; side: Side }[] {
  const known = new Set(view.position.tiles.map(({ at }) => square.key(at)));
  return view.position.tiles.flatMap(({ at, open }) =>
    SIDES.filter((side) => isOpen(open, side) && !known.has(square.key(square.beside(at, side)))).map(
      (side) => ({
        at,
        side,
      }),
    ),
  );
}

function heroesAt(view: KarakView, at: Pos): Hero[] {
  return view.position.players.flatMap((player) =>
    player.hero && square.same(player.at, at) ? [player.hero] : [],
  );
}

const FIGHTS = new Set<Event['type']>([
  'met',
  'rolled',
  'bolt_used',
  'sacrificed',
  'won',
  'tied',
  'lost',
  'heroic_win',
]);

/** Where somebody fights in this frame. Who stepped back fought where he or she stood before. */
export function fightAt(
  view: KarakView,
  before: KarakView | null,
  events: readonly Pick<Event, 'type'>[],
): Pos | null {
  if (!events.some(({ type }) => FIGHTS.has(type))) return null;
  const fled = events.some(({ type }) => type === 'stepped_back' || type === 'reincarnated');
  return actor(fled && before ? before : view).at;
}
