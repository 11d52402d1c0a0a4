/** What else a picture needs to know of a hero. */
import type { Trade } from '../../../parts/art/figures';
import type { Hero } from './vocabulary';

const TRADES: Partial<Record<Hero, Trade>> = {
  horan: 'warrior',
  taia: 'oracle',
  xanros: 'warlock',
  aderyn: 'thief',
  argentus: 'wizard',
};

/** The class that gives a hero the colours of his own. */
export const paintsOf = (hero: Hero): string => TRADES[hero] ?? hero;

/** Where a crown sits on a figure: the middle of its lower edge. */
export const CROWNS: Record<Hero, readonly [x: number, y: number]> = {
  horan: [0, -32],
  taia: [0, -31],
  lorraine: [2, -33],
  xanros: [0, -35],
  elspeth: [0, -30],
  darius: [0.5, -33],
  aderyn: [0, -34],
  argentus: [0, -36],
  valduk: [0, -32],
  kirima: [3, -33],
  saigo: [0, -35],
};
