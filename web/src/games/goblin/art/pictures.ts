/** Which drawing belongs to a name. */
import type { Stroke } from '../../../parts/art/strokes';
import type { Beast, Colour, Deed, Level, Piece, Potion } from '../view';
import { BEASTS_1 } from './beasts-1';
import { BEASTS_2 } from './beasts-2';
import { BEASTS_3 } from './beasts-3';
import { DEEDS } from './deeds';
import { MARKS } from './marks';
import { PIECES } from './pieces';
import { THINGS } from './things';

type Drawings<Name extends string> = Record<Name, readonly Stroke[]>;

export const BEASTS: Drawings<Beast> = { ...BEASTS_1, ...BEASTS_2, ...BEASTS_3 };
export const PRINTED: Drawings<Deed | Piece> = { ...DEEDS, ...PIECES };
export type Mark = keyof typeof MARKS;
export type Thing = keyof typeof THINGS;

export const markOf = (colour: Colour): Mark => `colour_${colour}`;
export const potionOf = (potion: Potion): Thing => `potion_${potion}`;
export const keyOf = (level: Level): Thing => `key_${level}`;

/** The drawing of anything that has a name. */
export function strokesOf(name: Beast | Deed | Piece | Thing): readonly Stroke[] {
  return { ...BEASTS, ...PRINTED, ...THINGS }[name];
}

export { MARKS, THINGS };
