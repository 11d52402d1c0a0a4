/** Which of the shared portraits belongs to a hero; its paints have the same name. */
import type { Trade } from '../../../parts/art/figures';
import type { Hero } from '../view';

export const TRADES: Record<Hero, Trade> = {
  argentus: 'wizard',
  horan: 'warrior',
  xanros: 'warlock',
  aderyn: 'thief',
  victorius: 'swordsman',
  taia: 'oracle',
};
