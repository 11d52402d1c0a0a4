/** Which drawing belongs to a name. */
import { placed, polygon, type Stroke } from '../../../parts/art/strokes';
import { BUILDING_STROKES } from './buildings';
import { GOOD_STROKES, ITEM_STROKES, MARK_STROKES, RESOURCE_STROKES } from './things';
import { type Building, type Foe, FOES, type Item, type Thing } from './vocabulary';

/** How far a building is moved down and made smaller to lie in the middle. */
const CENTRED: Record<Building, readonly [down: number, high: number, wide?: number]> = {
  stable: [12, 1],
  portal: [18, 1],
  banners: [19, 0.86],
  camp: [14, 0.96],
  range: [18, 1],
  mage_tower: [20, 0.66, 1],
};

const centred = (building: Building): Stroke[] => {
  const [down, high, wide = high] = CENTRED[building];
  return BUILDING_STROKES[building].map(([paint, path]) => [paint, placed(path, 0, down, wide, high)]);
};

const STROKES: Record<Exclude<Thing, Foe>, readonly Stroke[]> = {
  ...ITEM_STROKES,
  ...GOOD_STROKES,
  ...MARK_STROKES,
  ...RESOURCE_STROKES,
  stable: centred('stable'),
  portal: centred('portal'),
  banners: centred('banners'),
  camp: centred('camp'),
  range: centred('range'),
  mage_tower: centred('mage_tower'),
};

/** The drawing of a thing around [0, 0]. */
export const strokesOf = (thing: Exclude<Thing, Foe>): readonly Stroke[] => STROKES[thing];

export const isFoe = (thing: Thing): thing is Foe => FOES.some((foe) => foe === thing);

const SQUARE = 'M-17-22H17L22-17V17L17 22H-17L-22 17V-17Z';
const CIRCLE = 'M-22 0A22 22 0 0 1 22 0A22 22 0 0 1-22 0Z';
const SIX = polygon(
  [0, 1, 2, 3, 4, 5].map((turn) => [
    23 * Math.sin((turn * Math.PI) / 3),
    -23 * Math.cos((turn * Math.PI) / 3),
  ]),
);

/** Weapons lie on squares, spells on discs, amulets on hexagons. */
const PLATES: Record<Item, string> = {
  sword: SQUARE,
  war_hammer: SQUARE,
  fireball: CIRCLE,
  pickpocket: CIRCLE,
  blessing: CIRCLE,
  abundance: SIX,
  glory: SIX,
  action: SIX,
  protection: SIX,
  titan: SIX,
};

/** The plate under a thing; what is no item has a disc. */
export const plateOf = (thing: Thing): string => PLATES[thing as Item] ?? CIRCLE;
