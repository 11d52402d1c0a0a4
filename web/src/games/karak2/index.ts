/** Karak 2 and Imperium, as the table shows them. */

import type { GameModule } from '../module';
import ActionSign from './ActionSign.svelte';
import { Portrait } from './art';
import Board from './board/Board.svelte';
import Brief from './Brief.svelte';
import { EVENTS } from './events';
import Face from './Face.svelte';
import Gives from './Gives.svelte';
import HeroBoard from './HeroBoard.svelte';
import Holdings from './Holdings.svelte';
import Outlook from './Outlook.svelte';
import { placeOf } from './places';
import Prompts from './Prompts.svelte';
import Spoils from './Spoils.svelte';
import Supply from './Supply.svelte';
import type { Action, Analysis, Event, View } from './view';
import { words } from './words';

export const karak2: GameModule<View, Action, Event, Analysis> = {
  id: 'karak2',
  analyses: true,
  Portrait,
  Board,
  Prompts,
  Mat: HeroBoard,
  Face,
  Brief,
  Holdings,
  Gives,
  Spoils,
  Supply,
  Sign: ActionSign,
  Outlook,
  state: (view) => ({
    round: view.round,
    phase: view.phase,
    ending: view.ending,
    heroes: view.seats.map(({ hero }) => hero),
    standings: view.seats.map(({ points }, seat) => ({ seat, score: points })),
    together: false,
  }),
  placeOf,
  events: EVENTS,
  words,
};
