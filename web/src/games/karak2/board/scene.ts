/** What stands on the map, ready to draw: plain numbers, so that only what has changed is drawn again. */

import type { Decision } from '../../../lib/wire';
import { hex } from '../../../parts/board/hex';
import type { MapChance, MapPawn, MapPiece } from '../../../parts/board/scene';
import { enemiesAt, foeAt, tileAt, type Enemy } from '../battle';
import { winOf, winOfDuel } from '../outlooks';
import { edgesOf } from '../tiles';
import type { Action, Analysis, Building, Hero, Item, LaidTile, Monster, Pos, View } from '../view';

/** An army, the General, who lives in a lair; a city; things on the ground. */
export type Thing =
  | { kind: 'enemy'; enemy: Enemy }
  | { kind: 'city'; seat: number; buildings: Building[]; plague: boolean }
  | { kind: 'item'; item: Item };

export interface Piece extends MapPiece {
  thing: Thing;
}

export interface Pawn extends MapPawn {
  hero: Hero;
  lying: boolean;
  crowned: boolean;
}

/** Where the feet of heroes are, how far apart, and how large they are by their number. */
const FEET = 44;
const HERO_SCALES = [1, 0.9, 0.78, 0.68, 0.6];
/** Where enemies stand: behind the heroes, or in the middle. */
const BEHIND = 6;
const ALONE = 22;
/** What is told of a hero lies under the feet. */
const UNDER = -18;

/** The hero whose turn it is. */
export function actor(view: View) {
  return view.players[view.active]!;
}

/** What stands and lies on the map; who fights there is shaken. */
export function piecesOf(view: View, fight: Pos | null): Piece[] {
  return view.tiles.flatMap((tile) => piecesOn(tile, view, fight));
}

/**
 * The chances against all enemies of a tile; what takes long to reckon is known from the analysis, once it has come. Where
 * a battle is on, its card tells them.
 */
export function chancesOf(
  view: View,
  decision: Decision<Action> | null,
  analysis: Analysis | null,
  fight: Pos | null,
): MapChance[] {
  const foes = view.foes.flatMap((foe) => {
    const win = winOf(foe, analysis);
    const isOn = fight !== null && hex.same(fight, foe.at);
    if (win === undefined || isOn || enemiesAt(view, foe).length === 0) return [];
    const { x, y } = hex.middle(foe.at);
    const { dy, scale } = enemyPlace(view, foe.at);
    return [{ key: hex.key(foe.at), at: foe.at, win, x, y: y + dy, scale }];
  });
  return [...foes, ...duelOf(view, winOfDuel(decision, analysis))];
}

/** The chance against the Emperor, at the feet of who wears the crown. */
function duelOf(view: View, win: number | undefined): MapChance[] {
  const emperor = pawnsOf(view).find(({ crowned }) => crowned);
  if (!emperor || win === undefined) return [];
  return [{ key: 'duel', at: emperor.at, win, x: emperor.x, y: emperor.y + UNDER, scale: emperor.scale }];
}

/** Behind the heroes who are there, or in the middle of the tile. */
function enemyPlace(view: View, at: Pos): { dy: number; scale: number } {
  return heroesAt(view, at).length > 0 ? { dy: BEHIND, scale: 0.8 } : { dy: ALONE, scale: 1 };
}

/** What an army on the map is called there. */
export function armyKey(at: Pos, army: Monster): string {
  return `${hex.key(at)} ${army} 0`;
}

function piecesOn(tile: LaidTile, view: View, fight: Pos | null): Piece[] {
  const { x, y } = hex.middle(tile.at);
  const shaken = fight !== null && hex.same(fight, tile.at);
  const place = (thing: Thing, name: string, dx: number, dy: number, scale: number): Piece => {
    return { key: `${hex.key(tile.at)} ${name}`, at: tile.at, thing, x: x + dx, y: y + dy, scale };
  };
  const pieces: Piece[] = [];
  const owner = view.players.findIndex(({ city }) => city && hex.same(city, tile.at));
  if (owner >= 0) {
    const thing: Thing = {
      kind: 'city',
      seat: owner,
      buildings: view.players[owner]!.buildings ?? [],
      plague: view.plague === owner,
    };
    pieces.push(place(thing, 'city', 0, 4, 1));
  }
  const foe = foeAt(view, tile.at);
  const enemies = foe ? enemiesAt(view, foe) : [];
  const { dy, scale } = enemyPlace(view, tile.at);
  enemies.forEach((enemy, index) => {
    const dx = (index - (enemies.length - 1) / 2) * 40;
    const twins = enemies.slice(0, index).filter((other) => nameOf(other) === nameOf(enemy)).length;
    const piece = place({ kind: 'enemy', enemy }, `${nameOf(enemy)} ${twins}`, dx, dy, scale);
    pieces.push({ ...piece, shaken });
  });
  const kinds = [...new Set(tile.items)];
  kinds.forEach((item, index) => {
    const count = tile.items!.filter((each) => each === item).length;
    pieces.push({ ...place({ kind: 'item', item }, item, 34 - index * 18, -26, 0.5), count });
  });
  return pieces;
}

export function pawnsOf(view: View): Pawn[] {
  return view.players.flatMap(({ at }, seat) => {
    const { hero, conscious, emperor } = view.seats[seat]!;
    if (!hero) return [];
    const crowd = heroesAt(view, at);
    const place = crowd.indexOf(seat);
    const scale = HERO_SCALES[crowd.length - 1] ?? 0.6;
    const { x, y } = hex.middle(at);
    const dx = (place - (crowd.length - 1) / 2) * Math.min(34, 84 / crowd.length);
    const dy = FEET - (crowd.length > 3 ? (place % 2) * 9 : 0);
    const acts = seat === view.active && view.ending === null;
    return [
      { key: hero, hero, seat, at, lying: !conscious, crowned: emperor, acts, x: x + dx, y: y + dy, scale },
    ];
  });
}

/** Places beside the map that somebody may still explore. */
export function frontier(view: View): Pos[] {
  if (view.stack.left === 0) return [];
  const found = new Map<string, Pos>();
  for (const { at, chasms } of view.tiles) {
    const closed = edgesOf(chasms ?? '');
    for (const side of hex.sides) {
      const next = hex.beside(at, side);
      if (!closed.includes(side) && !tileAt(view, next)) found.set(hex.key(next), next);
    }
  }
  return [...found.values()];
}

/** The seats of the heroes on a tile. */
export function heroesAt(view: View, at: Pos): number[] {
  return view.players.flatMap((player, seat) =>
    view.seats[seat]?.hero && hex.same(player.at, at) ? [seat] : [],
  );
}

/** Where somebody fights in this view. */
export function fightAt(view: View): Pos | null {
  return view.battle?.battle.begun ? actor(view).at : null;
}

function nameOf(enemy: Enemy): string {
  return enemy.kind === 'army' ? enemy.army : enemy.kind;
}
