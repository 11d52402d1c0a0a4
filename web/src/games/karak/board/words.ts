/** The board in words, for those who hear it. */
import { dashed, say } from '../../../lib/texts';
import { square } from '../../../parts/board/square';
import { groundOf, SIDES } from '../art/vocabulary';
import { tokenId } from '../tokens';
import type { Item, KarakView, PlacedTile, Pos } from '../view';
import { actor } from './spots';

/** Where the active hero stands and what lies on the four sides. */
export function surroundings(view: KarakView): string {
  const { hero, at } = actor(view);
  if (!hero) return '';
  const around = SIDES.map((side) => {
    const what = contents(view, square.beside(at, side));
    return say('board-side', { side: say(`karak-side-${side}`), what });
  });
  const here = say('board-here', { hero: say(`karak-hero-${hero}`), what: contents(view, at) });
  return [here, ...around].join(' ');
}

/** What lies there and what it is good for; nothing is said of the dark. */
export function explained(view: KarakView, at: Pos): string {
  const tile = tileAt(view, at);
  if (!tile) return '';
  const things = thingsOn(tile);
  const shown = things.length > 0 ? things : [groundId(tile)];
  return shown
    .map((id) => say('board-what', { name: named(view, at, id), about: say(`${id}.about`) }))
    .join(' ');
}

function contents(view: KarakView, at: Pos): string {
  const tile = tileAt(view, at);
  if (!tile) return say('board-dark');
  const heroes = view.position.players.flatMap((player) =>
    player.hero && player !== actor(view) && square.same(player.at, at) ? [`karak-hero-${player.hero}`] : [],
  );
  return [groundId(tile), ...thingsOn(tile), ...heroes].map((id) => named(view, at, id)).join(', ');
}

/** A name; a monster's with its strength. */
function named(view: KarakView, at: Pos, id: string): string {
  const foes = view.foes.find((foe) => square.same(foe.at, at))?.monsters ?? [];
  const foe = foes.find(([monster]) => id === `karak-monster-${dashed(monster)}`);
  return foe ? say('board-foe', { monster: say(id), strength: foe[1] }) : say(id);
}

function tileAt(view: KarakView, at: Pos): PlacedTile | undefined {
  return view.position.tiles.find((each) => square.same(each.at, at));
}

function groundId({ tile }: PlacedTile): string {
  return `karak-tile-${groundOf(tile)}`;
}

function thingsOn({ tokens = [], items = [] }: PlacedTile): string[] {
  const item = (each: Item) => `karak-item-${dashed(each)}`;
  return [...tokens.map(tokenId), ...items.map(item)];
}
