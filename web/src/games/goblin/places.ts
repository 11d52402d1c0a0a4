/** Where an action is offered: in the caves and the scenes that are played there, in the hand, or as a button beside it. */

import { tagOf } from '../../lib/wire';
import type { Tag } from '../../lib/tagged';
import type { Place } from '../module';
import type { Action, Phase, View } from './view';

/** What is seen on the board while this is asked. */
export type Scene = 'caves' | 'battle' | 'shop';

/** `either`: cards are drawn in a battle and after it. */
const SCENES: Record<Tag<Phase>, Scene | 'either'> = {
  draw_hero: 'caves',
  reveal: 'caves',
  draw: 'either',
  first_player: 'caves',
  flip: 'battle',
  turn: 'caves',
  trim: 'battle',
  chain: 'battle',
  put_under: 'battle',
  defy: 'battle',
  brace: 'battle',
  reward: 'battle',
  stack: 'either',
  shop: 'shop',
  pay: 'shop',
  keep: 'shop',
  over: 'caves',
};

const PLACES: Record<Tag<Action>, Place> = {
  fight: 'board',
  merchant: 'board',
  resurrect: 'panel',
  discard: 'hand',
  play: 'hand',
  play_defiantly: 'board',
  heal: 'board',
  lift: 'board',
  double: 'board',
  stop: 'board',
  put_under: 'board',
  defy: 'board',
  obey: 'board',
  strike: 'board',
  wear: 'board',
  pawn: 'board',
  stack: 'card',
  buy: 'board',
  pay: 'board',
  leave: 'board',
};

export function sceneOf({ phase, battle }: View): Scene {
  const scene = SCENES[tagOf(phase) as Tag<Phase>];
  if (scene === 'either') return battle ? 'battle' : 'caves';
  return scene;
}

export function placeOf(action: Action): Place {
  return PLACES[tagOf(action) as Tag<Action>];
}
