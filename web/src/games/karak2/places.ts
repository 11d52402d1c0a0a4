/** Where an action is offered: on the map, on a card over it, or as a button beside it. */

import { tagOf } from '../../lib/wire';
import type { Place } from '../module';
import type { Tag } from '../../lib/tagged';
import type { Action, Phase, View } from './view';

/** What a phase is answered with: on the map, in the battle, in the city, on a card of its own, or by buttons. */
type Prompt = 'turn' | 'map' | 'battle' | 'scout' | 'choice' | 'work' | 'none';

const PROMPTS: Record<Tag<Phase>, Prompt> = {
  draw_hero: 'none',
  first_player: 'none',
  act: 'turn',
  draw_tile: 'none',
  keep_tile: 'scout',
  lay_tile: 'map',
  turn_tile: 'map',
  draw_army: 'none',
  return_army: 'choice',
  slay: 'choice',
  send: 'battle',
  roll: 'none',
  betray: 'battle',
  roll_again: 'battle',
  pick: 'battle',
  fireballs: 'battle',
  break_tie: 'none',
  shield: 'battle',
  protect: 'battle',
  bless: 'battle',
  bless_unit: 'battle',
  tough_hide: 'battle',
  plague: 'battle',
  find_amulet: 'none',
  unload: 'choice',
  put_down: 'choice',
  send_home: 'choice',
  abundance: 'choice',
  spare: 'choice',
  give_building: 'choice',
  build: 'work',
  recruit: 'work',
  give_unit: 'choice',
  tax: 'choice',
  pick_up: 'map',
  steal: 'choice',
  drive: 'map',
  over: 'none',
};

/** Where the actions of a turn are; those of other questions are where the question is asked. */
const IN_TURN: Record<Tag<Action>, Place> = {
  walk: 'board',
  explore: 'board',
  portal: 'board',
  ride: 'board',
  whale: 'board',
  return: 'panel',
  fight: 'board',
  challenge: 'board',
  heal: 'panel',
  harvest: 'panel',
  build_city: 'panel',
  build: 'card',
  dismiss: 'card',
  train: 'card',
  take: 'board',
  swap: 'board',
  eradicate: 'panel',
  raise: 'panel',
  rebel: 'panel',
  falcon: 'panel',
  pickpocket: 'board',
  pray: 'panel',
  roar: 'board',
  keep: 'card',
  lay_at: 'board',
  lay: 'board',
  put_back: 'card',
  slay: 'card',
  count: 'card',
  all: 'card',
  again: 'card',
  fireball: 'card',
  keep_fireball: 'card',
  great_fireball: 'card',
  ignore: 'card',
  bless: 'card',
  enlist: 'card',
  save: 'card',
  choose: 'card',
  pick: 'card',
  drop: 'card',
  give: 'card',
  drive: 'board',
  enough: 'card',
  done: 'panel',
  end_turn: 'panel',
};

export function promptOf({ phase }: View): Prompt {
  return PROMPTS[tagOf(phase) as Tag<Phase>];
}

export function placeOf(action: Action, view: View): Place {
  const prompt = promptOf(view);
  const place = IN_TURN[tagOf(action) as Tag<Action>];
  return prompt === 'battle' || prompt === 'choice' || prompt === 'scout' ? 'card' : place;
}
