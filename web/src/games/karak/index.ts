/** Karak, as the table shows it. */

import type { GameModule } from '../module';
import { Portrait } from './art';
import Board from './board/Board.svelte';
import ActionSign from './ActionSign.svelte';
import Brief from './Brief.svelte';
import { EVENTS } from './events';
import Face from './Face.svelte';
import HeroBoard from './HeroBoard.svelte';
import Holdings from './Holdings.svelte';
import Outlook from './Outlook.svelte';
import Party from './Party.svelte';
import { placeOf } from './places';
import Prompts from './Prompts.svelte';
import Spoils from './Spoils.svelte';
import Supply from './Supply.svelte';
import type { Action, Event, KarakView } from './view';

export const karak: GameModule<KarakView, Action, Event> = {
  id: 'karak',
  Portrait,
  Board,
  Prompts,
  Mat: HeroBoard,
  Face,
  Brief,
  Holdings,
  Sign: ActionSign,
  Outlook,
  Spoils,
  Supply,
  Party,

  state: (view) => ({
    round: view.position.round,
    phase: view.position.phase,
    ending: view.ending,
    heroes: view.seats.map(({ hero }) => hero),
    standings: view.seats.map(({ points }, seat) => ({ seat, score: points })),
    together: view.party !== null,
  }),
  placeOf,
  events: EVENTS,
};
