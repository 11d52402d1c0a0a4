/** The board in words, for those who hear it. */

import { dashed, listed, say } from '../../../lib/texts';
import { hex } from '../../../parts/board/hex';
import { enemiesAt, foeAt, tileAt, type Enemy } from '../battle';
import { edgesOf, landOf } from '../tiles';
import type { Pos, View } from '../view';
import { edgeWords } from '../words';
import { actor, heroesAt } from './scene';

/** Where the active hero stands and what lies on the six sides. */
export function surroundings(view: View): string {
  const { at } = actor(view);
  if (!view.seats[view.active]?.hero) return '';
  const around = hex.sides.map((side) => {
    const what = contents(view, hex.beside(at, side));
    return say('board-side', { side: say(`karak2-edge-${side}`), what });
  });
  const here = say('board-here', { hero: heroName(view, view.active), what: contents(view, at) });
  return [here, ...around].join(' ');
}

/** What lies there and what it is good for; nothing is said of the unknown. */
export function explained(view: View, at: Pos): string {
  const tile = tileAt(view, at);
  if (!tile) return '';
  const land = `karak2-land-${dashed(landOf(tile.tile))}`;
  const foe = foeAt(view, at);
  const enemies = foe ? enemiesAt(view, foe).map(aboutEnemy) : [];
  const items = [...new Set(tile.items)].map((item) => about(`karak2-item-${dashed(item)}`));
  return [...enemies, ...items, ...cityWords(view, at), about(land)].join(' ');
}

function about(id: string): string {
  return say('board-what', { name: say(id), about: say(`${id}.about`) });
}

/** Whose city stands there, and what has been built in it. */
function cityWords(view: View, at: Pos): string[] {
  const owner = cityAt(view, at);
  if (owner < 0) return [];
  const buildings = view.players[owner]!.buildings ?? [];
  const name = say('karak2-city-here', { name: heroName(view, owner) });
  if (buildings.length === 0) return [`${name}.`];
  const built = listed(buildings.map((building) => say(`karak2-building-${dashed(building)}`)));
  return [`${say('board-what', { name, about: built })}.`];
}

function cityAt(view: View, at: Pos): number {
  return view.players.findIndex(({ city }) => city && hex.same(city, at));
}

function contents(view: View, at: Pos): string {
  const tile = tileAt(view, at);
  if (!tile) return say('karak2-unexplored');
  const foe = foeAt(view, at);
  const city = cityAt(view, at);
  const heroes = heroesAt(view, at).filter((seat) => seat !== view.active);
  return [
    say(`karak2-land-${dashed(landOf(tile.tile))}`),
    ...chasmWords(tile.chasms ?? ''),
    ...(foe ? enemiesAt(view, foe).map(enemyWords) : []),
    ...(city >= 0 ? [say('karak2-city-here', { name: heroName(view, city) })] : []),
    ...(tile.items ?? []).map((item) => say(`karak2-item-${dashed(item)}`)),
    ...heroes.map((seat) => heroName(view, seat)),
  ].join(', ');
}

function heroName(view: View, seat: number): string {
  return say(`karak2-hero-${view.seats[seat]?.hero}.name`);
}

function chasmWords(chasms: string): string[] {
  const edges = edgesOf(chasms);
  return edges.length > 0 ? [say('karak2-chasms', { chasms: edgeWords(edges) })] : [];
}

/** An enemy with what is won by beating it. */
function aboutEnemy(enemy: Enemy): string {
  return say('board-what', { name: enemyWords(enemy), about: say(`${enemyId(enemy)}.about`) });
}

function enemyId(enemy: Enemy): string {
  if (enemy.kind === 'army') return `karak2-monster-${dashed(enemy.army)}`;
  return `karak2-enemy-${enemy.kind === 'general' ? 'general' : LAIRS[enemy.land]}`;
}

const LAIRS = { goblin_cave: 'goblins', stone_eater_mine: 'stone-eaters' } as const;

export function enemyWords(enemy: Enemy): string {
  switch (enemy.kind) {
    case 'army':
      return say('karak2-army-here', { army: enemy.army, strength: enemy.strength });
    case 'general':
      return say('karak2-general-at', { praetorians: enemy.praetorians, strength: enemy.strength });
    case 'lair':
      return say('board-foe', {
        monster: say(`karak2-enemy-${LAIRS[enemy.land]}`),
        strength: enemy.strength,
      });
  }
}
