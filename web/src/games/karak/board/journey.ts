/** Several steps for one click: sent one by one, and only as long as everything goes as expected. */
import { type Action, type Decision, same } from '../../../lib/wire';
import type { Hero, KarakView, Pos, Side } from '../view';
import { beside, isSame } from './geometry';
import { actor } from './spots';

export interface Journey {
  hero: Hero | null;
  /** Where the hero is when the next step can be taken. */
  at: Pos;
  /** The steps left. */
  path: Side[];
}

/** A journey from where the active hero stands. */
export function setOut(view: KarakView, path: Side[]): Journey {
  const { hero, at } = actor(view);
  return { hero, at, path };
}

/** The next step, if it is offered where it was expected, and the journey after it. */
export function nextStep(
  { hero, at, path }: Journey,
  view: KarakView,
  decision: Decision,
): { action: Action; rest: Journey } | null {
  const [side, ...left] = path;
  const { hero: who, at: where } = actor(view);
  if (!side || who !== hero || !isSame(where, at)) return null;
  const action = { walk: side };
  if (!decision.actions.some((offered) => same(offered, action))) return null;
  return { action, rest: { hero, at: beside(at, side), path: left } };
}
