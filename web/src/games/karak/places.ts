/** Where an action is offered: on the map, on a card over it, or as a button beside it. */

import { type Tag, tagOf } from '../../lib/tagged';
import type { Place } from '../module';
import type { Action, KarakView, Phase } from './view';

/** What asks: a card over the board, or the board itself with the buttons beside it. */
const ASKED_BY: Record<Tag<Phase>, 'board' | 'card'> = {
  draw_hero: 'board',
  first_player: 'board',
  walk: 'board',
  teleport: 'board',
  draw_tile: 'board',
  place_tile: 'board',
  draw_token: 'board',
  choose_token: 'card',
  call_monster: 'card',
  meet: 'card',
  roll: 'board',
  reroll: 'card',
  spend: 'card',
  assist: 'card',
  face: 'card',
  loot: 'card',
  gift: 'card',
  curse: 'card',
  reincarnate: 'board',
  step_back: 'board',
  over: 'board',
};

/** Where an action is that no card asks for. */
const PLACES: Record<Tag<Action>, Place> = {
  walk: 'board',
  explore: 'board',
  travel: 'board',
  swap: 'board',
  sneak: 'panel',
  fight: 'panel',
  fight_with: 'panel',
  open: 'panel',
  take: 'panel',
  give: 'panel',
  leave: 'panel',
  heal: 'panel',
  cast: 'board',
  go_to: 'board',
  place: 'board',
  choose: 'panel',
  call_monster: 'panel',
  enough: 'panel',
  reroll_ones: 'panel',
  reroll_both: 'panel',
  keep: 'panel',
  bolt: 'panel',
  sacrifice: 'panel',
  strike: 'panel',
  face: 'panel',
  curse: 'panel',
  end_turn: 'panel',
};

export function isAskedByCard({ position }: KarakView): boolean {
  return ASKED_BY[tagOf(position.phase)] === 'card';
}

export function placeOf(action: Action, view: KarakView): Place {
  return isAskedByCard(view) ? 'card' : PLACES[tagOf(action)];
}
