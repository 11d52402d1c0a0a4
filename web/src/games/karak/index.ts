/** Karak, as the table shows it. */

import { tagOf, type Frame } from '../../lib/wire';
import type { Sound } from '../../lib/sound';
import type { GameModule } from '../module';
import { Portrait } from './art';
import Board from './board/Board.svelte';
import { isAskedByCard } from './asking';
import ActionSign from './ActionSign.svelte';
import Brief from './Brief.svelte';
import Cards from './Cards.svelte';
import Chance from './Chance.svelte';
import Face from './Face.svelte';
import HeroBoard from './HeroBoard.svelte';
import Party from './Party.svelte';
import Spoils from './Spoils.svelte';
import Supply from './Supply.svelte';
import type { KarakView } from './view';

/** Actions that are places on the map or figures on it. */
const ON_BOARD = new Set(['walk', 'explore', 'travel', 'go_to', 'place', 'swap', 'cast']);

/** How long eyes need for an event, in beats; most are told by the one before. */
const BEATS: Record<string, number> = {
  walked: 0.8,
  travelled: 1.2,
  swapped: 1.4,
  tile_drawn: 0.6,
  tile_placed: 1,
  foreseen: 1,
  token_placed: 1,
  met: 1.4,
  rolled: 1.6,
  bolt_used: 1,
  sacrificed: 1,
  heroic_win: 3,
  won: 2.4,
  tied: 2.4,
  lost: 2.4,
  took: 1,
  gave: 1,
  chest_opened: 1.4,
  treasure_won: 1.4,
  healed: 1.2,
  teleported: 1.4,
  cursed: 1.6,
  curse_lifted: 1,
  fainted: 1.4,
  reincarnated: 1.6,
  wrath_rose: 1.6,
};

const SOUNDS: Record<string, Sound> = {
  walked: 'step',
  tile_placed: 'stone',
  rolled: 'dice',
  won: 'win',
  heroic_win: 'win',
  lost: 'hit',
  fainted: 'lose',
  treasure_won: 'coin',
  chest_opened: 'key',
  healed: 'heal',
  ended: 'end',
};

const MOMENTS = new Set([
  'treasure_won',
  'heroic_win',
  'fainted',
  'reincarnated',
  'cursed',
  'wrath_rose',
  'ended',
]);

export const karak: GameModule<KarakView> = {
  id: 'karak',
  Portrait: Portrait as GameModule['Portrait'],
  Board,
  Cards,
  Mat: HeroBoard,
  Face,
  Brief,
  Spoils,
  Supply,
  Party,
  Sign: ActionSign,
  Chance: Chance as GameModule['Chance'],

  who: (view, seat) => view.seats[seat]?.hero ?? null,
  round: (view) => view.position.round,
  phase: (view) => view.position.phase,
  ending: (view) => view.ending,
  standings: (view) => view.seats.map(({ points }, seat) => ({ seat, points })),
  isTogether: (view) => view.party !== null,
  hasPlace: (action, view) => ON_BOARD.has(tagOf(action)) || isAskedByCard(view),
  beats,
  isMoment: ({ type }) => MOMENTS.has(type),
  roundOf: (event) => (event.type === 'turn_began' ? Number(event['round']) : null),
  beginsTurn: ({ type }) => type === 'turn_began',
  soundOf: ({ type }) => SOUNDS[type] ?? null,
};

function beats({ events }: Frame<KarakView>): number {
  return Math.max(0, ...events.map(({ type }) => BEATS[type] ?? 0));
}
