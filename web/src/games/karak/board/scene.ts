/** What stands on the map, ready to draw: plain numbers, so that only what has changed is drawn again. */
import type { GameEvent } from '../../../lib/wire';
import { isOpen, SIDES } from '../art/vocabulary';
import type { Hero, Item, KarakView, PlacedTile, Pos, Side, Token } from '../view';
import { feet, stands } from './crowd';
import { beside, isSame, keyOf, middle } from './geometry';
import { actor } from './spots';

/** A token, or all items of one kind on a tile. */
export interface Piece {
  key: string;
  at: Pos;
  thing: Token | Item;
  count: number;
  strength: number | undefined;
  /** The chance to win, 0 to 1, for the first monster of a tile; once the dice have fallen, the fight tells it. */
  chance: number | undefined;
  x: number;
  y: number;
  scale: number;
}

export interface Pawn {
  hero: Hero;
  seat: number;
  at: Pos;
  lying: boolean;
  cursed: boolean;
  acts: boolean;
  x: number;
  y: number;
  scale: number;
}

export function piecesOf(view: KarakView): Piece[] {
  return view.position.tiles.flatMap((tile) => piecesOn(tile, view));
}

function piecesOn({ at, tokens = [], items = [] }: PlacedTile, view: KarakView): Piece[] {
  const foe = view.foes.find((each) => isSame(each.at, at));
  const kinds = [...new Set(items)];
  const places = stands(tokens.length + kinds.length, heroesAt(view, at).length);
  const { x, y } = middle(at);
  const strengths = [...(foe?.monsters ?? [])];
  const rolled = view.fight !== null && isSame(at, actor(view).at);
  const piece = (thing: Token | Item, index: number, count: number): Piece => {
    const monster = strengths.findIndex(([name]) => name === thing);
    const [found] = monster < 0 ? [] : strengths.splice(monster, 1);
    const { x: dx, y: dy, scale } = places[index]!;
    const chance = foe && index === 0 && !rolled ? foe.odds.win / foe.odds.of : undefined;
    const same = tokens.slice(0, index).filter((token) => token === thing).length;
    const key = `${keyOf(at)} ${thing} ${same}`;
    return { key, at, thing, count, strength: found?.[1], chance, x: x + dx, y: y + dy, scale };
  };
  return [
    ...tokens.map((token, index) => piece(token, index, 1)),
    ...kinds.map((item, index) => {
      return piece(item, tokens.length + index, items.filter((each) => each === item).length);
    }),
  ];
}

export function pawnsOf(view: KarakView): Pawn[] {
  return view.position.players.flatMap(({ hero, at }, seat) => {
    if (!hero) return [];
    const tile = view.position.tiles.find((each) => isSame(each.at, at));
    const things = (tile?.tokens?.length ?? 0) + new Set(tile?.items).size;
    const crowd = heroesAt(view, at);
    const { x: dx, y: dy, scale } = feet(crowd.length, things)[crowd.indexOf(hero)]!;
    const { x, y } = middle(at);
    const { conscious, cursed } = view.seats[seat]!;
    const acts = seat === view.position.turn;
    return [{ hero, seat, at, lying: !conscious, cursed, acts, x: x + dx, y: y + dy, scale }];
  });
}

/** Openings that nobody has looked through. */
export function frontier(view: KarakView): { at: Pos; side: Side }[] {
  const known = new Set(view.position.tiles.map(({ at }) => keyOf(at)));
  return view.position.tiles.flatMap(({ at, open }) =>
    SIDES.filter((side) => isOpen(open, side) && !known.has(keyOf(beside(at, side)))).map((side) => ({
      at,
      side,
    })),
  );
}

function heroesAt(view: KarakView, at: Pos): Hero[] {
  return view.position.players.flatMap((player) =>
    player.hero && isSame(player.at, at) ? [player.hero] : [],
  );
}

const FIGHTS = new Set(['met', 'rolled', 'bolt_used', 'sacrificed', 'won', 'tied', 'lost', 'heroic_win']);

/** Where somebody fights in this frame. Who stepped back fought where he or she stood before. */
export function fightAt(view: KarakView, before: KarakView | null, events: readonly GameEvent[]): Pos | null {
  if (!events.some(({ type }) => FIGHTS.has(type))) return null;
  const fled = events.some(({ type }) => type === 'stepped_back' || type === 'reincarnated');
  return actor(fled && before ? before : view).at;
}
