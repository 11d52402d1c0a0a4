/** Which offered action belongs to which spot of the board. */

import { match, tagOf } from '../../../lib/tagged';
import { hex } from '../../../parts/board/hex';
import { groupBySpot, spotFor, type Spot as MapSpot } from '../../../parts/board/spots/spot';
import { placeOf } from '../places';
import type { Action, Edge, Hero, Pos, View } from '../view';
import { actor, armyKey } from './scene';

export type Spot = MapSpot<Action>;

/** The spots of all actions that the map offers; a ride is no question where a step leads as well. */
export function spotsOf(view: View, actions: readonly Action[]): Spot[] {
  const onBoard = actions.filter((action) => placeOf(action, view) === 'board');
  const spots = groupBySpot(onBoard, (action) => spotOf(view, action));
  return spots.map((spot) => {
    const isStep = spot.actions.some((action) => tagOf(action) === 'walk');
    return isStep ? { ...spot, actions: spot.actions.filter((action) => tagOf(action) !== 'ride') } : spot;
  });
}

/** The spot that an action belongs to, offered or not; null where it has none. */
export function spotOf(view: View, action: Action): Spot | null {
  const own = actor(view).at;
  const beside = (kind: 'walk' | 'explore') => (side: Edge) => {
    const at = hex.beside(own, side);
    return spotFor(action, kind, at, hex.key(at));
  };
  /** A neighbouring tile is one spot, however one gets there. */
  const ring = (at: Pos) => {
    const kind = hex.sideTo(own, at) ? 'walk' : 'ring';
    return spotFor(action, kind, at, hex.key(at));
  };
  const here = (name: string) => () => spotFor(action, 'here', own, name);
  const onHero = (hero: Hero) => {
    const seat = view.seats.findIndex((each) => each.hero === hero);
    const at = view.players[seat]?.at;
    return at ? spotFor(action, 'hero', at, hero, hero) : null;
  };
  const onEmperor = () => {
    const hero = view.emperor === null ? null : view.seats[view.emperor]!.hero;
    return hero ? onHero(hero) : null;
  };
  const none = () => null;
  return match<Action, Spot | null>(action, {
    walk: beside('walk'),
    explore: beside('explore'),
    portal: ring,
    ride: ring,
    lay_at: (at) => spotFor(action, 'ring', at, hex.key(at)),
    drive: (at) => spotFor(action, 'ring', at, hex.key(at)),
    whale: onHero,
    pickpocket: onHero,
    challenge: onEmperor,
    roar: ({ at, army }) => spotFor(action, 'token', at, `${hex.key(at)} ${army}`, armyKey(at, army)),
    fight: here('fight'),
    take: here('take'),
    swap: here('take'),
    return: none,
    heal: none,
    harvest: none,
    build_city: none,
    build: none,
    dismiss: none,
    train: none,
    eradicate: none,
    raise: none,
    rebel: none,
    falcon: none,
    pray: none,
    keep: none,
    lay: none,
    put_back: none,
    slay: none,
    count: none,
    all: none,
    again: none,
    fireball: none,
    keep_fireball: none,
    great_fireball: none,
    ignore: none,
    bless: none,
    enlist: none,
    save: none,
    choose: none,
    pick: none,
    drop: none,
    give: none,
    enough: none,
    done: none,
    end_turn: none,
  });
}
