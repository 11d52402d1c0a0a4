import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES as TRADES } from '../../../parts/art/figures';
import { PORTRAITS as TRADE_PORTRAITS } from '../../../parts/art/portraits';
import { disc, isPath, placed, type Stroke } from '../../../parts/art/strokes';
import { ARMIES } from './armies';
import { BUILDING_STROKES, KEEP, SITES, WALL } from './buildings';
import { chasmsOn } from './chasms';
import { BODIES, EMBLEMS, faceOf } from './dice';
import { FIGURES } from './figures';
import { CROWNS } from './heroes';
import { GROUND, harvestOf, landscape } from './lands';
import { PORTRAITS } from './portraits';
import { strokesOf } from './pictures';
import { seatShape } from './seats';
import { SIGNS } from './signs';
import * as words from './vocabulary';

/** What the dice of the box show, data/karak2.toml, and what those of another box may. */
const FACES = [
  '1',
  '2',
  '3',
  '7',
  '-',
  'skull',
  'two_skulls',
  '1+skull',
  '3+two_skulls',
  'shield',
  'loop',
  'betrayal',
];

const THINGS = [...words.ITEMS, ...words.GOODS, ...words.MARKS, ...words.RESOURCES, ...words.BUILDINGS];

/** Every drawing that is painted with paint.css. */
const DRAWINGS: Record<string, readonly Stroke[]> = {
  ...FIGURES,
  ...Object.fromEntries(words.HEROES.map((hero) => [`${hero} from close by`, PORTRAITS[hero]])),
  ...Object.fromEntries(words.FOES.map((foe) => [foe, ARMIES[foe]])),
  ...Object.fromEntries(words.DICE.map((die) => [`die ${die}`, EMBLEMS[die]])),
  ...Object.fromEntries(FACES.map((face) => [`face ${face}`, faceOf(face).strokes])),
  ...Object.fromEntries(THINGS.map((thing) => [thing, strokesOf(thing)])),
  ...Object.fromEntries(words.ACTIONS.map((action) => [`to ${action}`, SIGNS[action]])),
  keep: [...KEEP, ...WALL],
};

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The classes that a style sheet gives a paint to. */
function painted(...paths: string[]): Set<string> {
  return new Set(
    paths.flatMap((path) => [...sheet(path).matchAll(/\.([a-z0-9-]+)/g)].map(([, name]) => name!)),
  );
}

test('everything that has a name has a drawing', () => {
  for (const [name, strokes] of Object.entries(DRAWINGS)) {
    expect(strokes.length, name).toBeGreaterThan(0);
    for (const [, path] of strokes) expect(isPath(path), `${path} of ${name}`).toBe(true);
  }
  for (const die of words.DICE) expect(isPath(BODIES[die])).toBe(true);
  for (const hero of words.HEROES) expect(CROWNS[hero]).toHaveLength(2);
});

test('no two drawings of a kind are the same', () => {
  const kinds = [words.HEROES.map((hero) => FIGURES[hero]), words.FOES.map((foe) => ARMIES[foe])];
  kinds.push(
    words.DICE.map((die) => EMBLEMS[die]),
    THINGS.map(strokesOf),
    FACES.map((face) => faceOf(face).strokes),
  );
  for (const drawings of kinds) {
    expect(new Set(drawings.map((strokes) => JSON.stringify(strokes))).size).toBe(drawings.length);
  }
  expect(new Set(Object.values(BODIES)).size).toBe(words.DICE.length);
  expect(new Set([0, 1, 2, 3, 4].map(seatShape)).size).toBe(5);
});

test('every paint is mixed', () => {
  const paints = painted('./paint.css', '../../../parts/art/paint.css');
  for (const [name, strokes] of Object.entries(DRAWINGS)) {
    for (const [paint] of strokes) expect(paints, `${paint} of ${name}`).toContain(paint);
  }
  const earth = painted('./land.css');
  for (const land of words.LANDS) {
    expect(earth).toContain(GROUND[land]);
    for (const [paint] of [...landscape(land, [1, 2]), ...harvestOf(land)]) {
      expect(earth, `${paint} of ${land}`).toContain(paint);
    }
  }
});

test('a land always looks the same, and never like its neighbour', () => {
  expect(landscape('forest', [3, -7])).toEqual(landscape('forest', [3, -7]));
  expect(landscape('forest', [3, -7])).not.toEqual(landscape('forest', [3, -6]));
});

test('a tile has few shapes, so that a map of sixty moves smoothly', () => {
  for (const land of words.LANDS) {
    expect(landscape(land, [0, 0]).length + harvestOf(land).length, land).toBeLessThanOrEqual(25);
  }
});

test('each edge has its own chasm', () => {
  const cracks = words.EDGES.map((edge) => chasmsOn([edge]).gap);
  expect(new Set(cracks).size).toBe(6);
  expect(chasmsOn(['e', 'w']).gap).toBe(cracks[1]! + cracks[4]!);
});

test('a city has a site for every building', () => {
  expect(SITES.map(([building]) => building).sort()).toEqual([...words.BUILDINGS].sort());
  expect(Object.keys(BUILDING_STROKES).sort()).toEqual([...words.BUILDINGS].sort());
});

test('heroes of Karak look as they do there', () => {
  expect(FIGURES.horan).toBe(TRADES.warrior);
  expect(PORTRAITS.argentus).toEqual(expect.arrayContaining([...TRADE_PORTRAITS.wizard]));
});

test('a path is moved, scaled and mirrored', () => {
  expect(placed('M1 2H3V4Q5 6 7 8Z', 10, 20)).toBe('M11 22H13V24Q15 26 17 28Z');
  expect(placed('M1-2.5l.5-3', 0, 0, -2, 2)).toBe('M-2 -5l-1 -6');
  expect(placed(disc(0, 0, 2), 5, 5, 2)).toBe('M1 5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z');
});
