/** Which powers are printed on a hero's board; the view says which of them work now. */

import type { Hero } from './view';

export const POWERS: Record<Hero, [string, string]> = {
  wizard: ['affinity', 'astral_walk'],
  warrior: ['double_attack', 'reincarnation'],
  warlock: ['sacrifice', 'swap'],
  thief: ['backstab', 'sneaking'],
  swordsman: ['training', 'unstoppable'],
  oracle: ['premonition', 'fate_weaver'],
};
