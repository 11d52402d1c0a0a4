/** The board in words, for those who hear it. */
import { dashed, say, tell } from '../../../lib/texts';
import { groundOf, SIDES } from '../art/vocabulary';
import type { Item, KarakView, PlacedTile, Pos, Token } from '../view';
import { beside, isSame } from './geometry';
import { actor, type Spot } from './spots';

/** What a button on the board does. */
export function nameOf(spot: Spot): string {
  if (spot.path) return say('board-walk-far', { steps: spot.path.length });
  return spot.actions.map((action) => tell('karak', 'action', action)).join(', ');
}

/** Where the active hero stands and what lies on the four sides. */
export function surroundings(view: KarakView): string {
  const { hero, at } = actor(view);
  if (!hero) return '';
  const around = SIDES.map((side) => {
    const what = contents(view, beside(at, side));
    return say('board-side', { side: say(`karak-side-${side}`), what });
  });
  const here = say('board-here', { hero: say(`karak-hero-${hero}`), what: contents(view, at) });
  return [here, ...around].join(' ');
}

function contents(view: KarakView, at: Pos): string {
  const tile = view.position.tiles.find((each) => isSame(each.at, at));
  if (!tile) return say('board-dark');
  const heroes = view.position.players.flatMap((player) =>
    player.hero && player !== actor(view) && isSame(player.at, at) ? [`karak-hero-${player.hero}`] : [],
  );
  return [`karak-tile-${groundOf(tile.tile)}`, ...thingsOn(tile), ...heroes].map((id) => say(id)).join(', ');
}

function thingsOn({ tokens = [], items = [] }: PlacedTile): string[] {
  const token = (each: Token) => (each === 'chest' ? 'karak-token-chest' : `karak-monster-${dashed(each)}`);
  const item = (each: Item) => `karak-item-${dashed(each)}`;
  return [...tokens.map(token), ...items.map(item)];
}
