/** Which offered action belongs to which spot of the board. */
import { type Action, payloadOf, same, tagOf } from '../../../lib/wire';
import type { Hero, Item, KarakView, Pos, Side, Token } from '../view';
import { beside, isSame, keyOf, turned } from './geometry';

/** How a spot looks and where it is. */
export type SpotKind =
  /** A neighbouring tile. */
  | 'walk'
  /** A dark place beyond an opening. */
  | 'explore'
  /** A tile somewhere on the map. */
  | 'ring'
  /** A hero's figure. */
  | 'hero'
  /** A badge above the tile that the active hero stands on. */
  | 'here'
  /** A token on that tile. */
  | 'token'
  /** A tile that several steps lead to. */
  | 'reach';

export interface Spot {
  key: string;
  kind: SpotKind;
  at: Pos;
  /** What can be done there; more than one: a menu asks. */
  actions: Action[];
  hero?: Hero;
  token?: Token;
  /** The way there, for `reach`. */
  path?: Side[];
}

const ON_OWN_TILE = new Set(['fight', 'sneak', 'open', 'take', 'heal']);
const ON_HEROES = new Set(['swap', 'cast', 'curse', 'fight_with']);
const ON_TOKENS = new Set(['face', 'choose']);
const FAR_AWAY = new Set(['travel', 'go_to']);

/** The hero whose turn it is. */
export function actor(view: KarakView) {
  return view.position.players[view.position.turn]!;
}

/** The spots of all actions that have one, and those that several steps lead to. */
export function spotsOf(view: KarakView, actions: readonly Action[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const action of actions) {
    const spot = spotOf(view, action);
    if (!spot) continue;
    const known = spots.get(spot.key);
    if (known) known.actions.push(action);
    else spots.set(spot.key, spot);
  }
  const near = [...spots.values()];
  return [...near, ...distant(view, actions).filter(({ at }) => !near.some((spot) => coversTile(spot, at)))];
}

/** Is this tile a spot already? One step through a portal beats several on foot. */
function coversTile({ kind, at }: Spot, tile: Pos): boolean {
  return kind === 'ring' && isSame(at, tile);
}

/** The spot that an action belongs to, offered or not; null where it has none. */
export function spotOf(view: KarakView, action: Action): Spot | null {
  const [tag, it, own] = [tagOf(action), payloadOf(action), actor(view).at];
  const spot = (kind: SpotKind, at: Pos, name: string, more: Partial<Spot> = {}): Spot => {
    return { key: `${kind} ${name}`, kind, at, actions: [action], ...more };
  };
  if (tag === 'walk' || tag === 'explore') {
    const at = beside(own, it as Side);
    return spot(tag, at, keyOf(at));
  }
  if (FAR_AWAY.has(tag)) return spot('ring', it as Pos, keyOf(it as Pos));
  if (ON_HEROES.has(tag)) {
    const hero = it as Hero;
    const at = view.position.players.find((player) => player.hero === hero)?.at;
    return at ? spot('hero', at, hero, { hero }) : null;
  }
  if (ON_TOKENS.has(tag)) return spot('token', own, String(it), { token: it as Token });
  // Rewards are taken from a card; what lies on the ground is taken from there.
  if (tag === 'take' && tagOf(view.position.phase) !== 'walk') return null;
  if (tag === 'take') return spot('here', own, `take ${(it as { item: Item }).item}`);
  if (ON_OWN_TILE.has(tag)) return spot('here', own, tag);
  return null;
}

/** Is it a place or a figure of its own, wherever the active hero stands? */
export function isElsewhere({ kind }: Spot): boolean {
  return kind === 'ring' || kind === 'hero';
}

/** Can this be done there, by itself? */
export function offers({ kind, actions }: Spot, wished: Action | null): boolean {
  return wished !== null && kind !== 'reach' && actions.some((action) => same(action, wished));
}

/** Tiles that plain walking leads to, as long as walking is offered at all. */
function distant(view: KarakView, actions: readonly Action[]): Spot[] {
  const offered = new Set(actions.filter((action) => tagOf(action) === 'walk').map(payloadOf));
  return view.reach
    .filter(({ path }) => path.length > 1 && offered.has(path[0]))
    .map(({ at, path }) => ({
      key: `reach ${keyOf(at)}`,
      kind: 'reach' as const,
      at,
      path,
      actions: [{ walk: path[0] }],
    }));
}

/** The ways in which the drawn tile may be laid, if that is asked: each is the one before, turned clockwise. */
export function turnsOf(actions: readonly Action[]): string[] {
  const offered = actions
    .filter((action) => tagOf(action) === 'place')
    .map((action) => payloadOf(action) as string);
  const [first] = offered;
  if (first === undefined) return [];
  const round = [first, turned(first), turned(turned(first)), turned(turned(turned(first)))];
  return [...new Set(round)].filter((open) => offered.includes(open));
}
