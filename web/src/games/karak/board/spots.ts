/** Which offered action belongs to which spot of the board. */
import { match, payload, tagOf } from '../../../lib/tagged';
import { groupBySpot, type Spot as MapSpot, spotFor } from '../../../parts/board/spots/spot';
import { square } from '../../../parts/board/square';
import type { Action, Hero, KarakView, Pos, Side, Token } from '../view';
import { pieceKey } from './pieces';

export type Spot = MapSpot<Action>;

/** The hero whose turn it is. */
export function actor(view: KarakView) {
  return view.position.players[view.position.active]!;
}

/** The spots of all actions that have one, and those that several steps lead to. */
export function spotsOf(view: KarakView, actions: readonly Action[]): Spot[] {
  const near = groupBySpot(actions, (action) => spotOf(view, action));
  return [...near, ...distant(view, actions).filter(({ at }) => !near.some((spot) => coversTile(spot, at)))];
}

/** Is this tile a spot already? One step through a portal beats several on foot. */
function coversTile({ kind, at }: Spot, tile: Pos): boolean {
  return kind === 'ring' && square.same(at, tile);
}

/** The spot that an action belongs to, offered or not; null where it has none. */
export function spotOf(view: KarakView, action: Action): Spot | null {
  const own = actor(view).at;
  const beside = (kind: 'walk' | 'explore', side: Side) => {
    const at = square.beside(own, side);
    return spotFor(action, kind, at, square.key(at));
  };
  const ring = (at: Pos) => spotFor(action, 'ring', at, square.key(at));
  const here = (name: string) => spotFor(action, 'here', own, name);
  const token = (name: Token) => spotFor(action, 'token', own, name, pieceKey(own, name));
  const onHero = (hero: Hero) => {
    const at = view.position.players.find((player) => player.hero === hero)?.at;
    return at ? spotFor(action, 'hero', at, hero, hero) : null;
  };
  const none = () => null;
  return match<Action, Spot | null>(action, {
    walk: (side) => beside('walk', side),
    explore: (side) => beside('explore', side),
    travel: ring,
    go_to: ring,
    swap: onHero,
    cast: onHero,
    curse: onHero,
    fight_with: onHero,
    face: token,
    // A drawn token lies nowhere yet.
    choose: (name) => spotFor(action, 'token', own, name),
    fight: () => here('fight'),
    sneak: () => here('sneak'),
    open: () => here('open'),
    heal: () => here('heal'),
    // Rewards are taken from a card; what lies on the ground is taken from there.
    take: ({ item }) => (tagOf(view.position.phase) === 'walk' ? here(`take ${item}`) : null),
    place: none,
    give: none,
    leave: none,
    call_monster: none,
    enough: none,
    reroll_ones: none,
    reroll_both: none,
    keep: none,
    bolt: none,
    sacrifice: none,
    strike: none,
    end_turn: none,
  });
}

/** Tiles that plain walking leads to, as long as walking is offered at all. */
function distant(view: KarakView, actions: readonly Action[]): Spot[] {
  const offered = new Set(actions.map((action) => payload(action, 'walk')));
  return view.reach
    .filter(({ path }) => path.length > 1 && offered.has(path[0]))
    .map(({ at, path }) => {
      const steps = path.map((side): Action => ({ walk: side }));
      return { ...spotFor(steps[0]!, 'reach', at, square.key(at)), path: steps };
    });
}
