/** Karak: Goblin, as the table shows it. */

import type { GameModule } from '../module';
import ActionSign from './ActionSign.svelte';
import { Portrait } from './art';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import { EVENTS } from './events';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import HeroBoard from './HeroBoard.svelte';
import Outlook from './Outlook.svelte';
import { placeOf } from './places';
import Prompts from './Prompts.svelte';
import Spoils from './Spoils.svelte';
import Supply from './Supply.svelte';
import type { Action, Event, View } from './view';
import { words } from './words';

export const goblin: GameModule<View, Action, Event> = {
  id: 'goblin',
  Portrait,
  Board,
  Hand,
  Prompts,
  Mat: HeroBoard,
  Face,
  Brief,
  Spoils,
  Supply,
  Sign: ActionSign,
  Outlook,
  state: (view) => ({
    round: view.round,
    phase: view.phase,
    ending: view.ending,
    heroes: view.seats.map(({ hero }) => hero),
    standings: view.seats.map(({ beaten }, seat) => ({ seat, score: beaten, unit: 'goblin-beaten' })),
    together: false,
  }),
  placeOf,
  events: EVENTS,
  words,
};
