import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPath, type Stroke } from '../../../parts/art/strokes';
import { BEASTS, MARKS, PRINTED, THINGS } from './pictures';

const DRAWINGS: Record<string, readonly Stroke[]> = { ...BEASTS, ...PRINTED, ...MARKS, ...THINGS };

/** The classes that the style sheets give a paint to. */
const PAINTS = new Set(
  ['../../../parts/art/paint.css', './paint.css'].flatMap((path) =>
    [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/\.([a-z0-9-]+)/g)].map(
      ([, name]) => name!,
    ),
  ),
);

test('every drawing has strokes, every stroke a whole path and a paint', () => {
  expect(Object.keys(DRAWINGS).length).toBeGreaterThan(100);
  for (const [name, strokes] of Object.entries(DRAWINGS)) {
    expect(strokes.length, name).toBeGreaterThan(0);
    expect(
      strokes.filter(([, path]) => !isPath(path)),
      name,
    ).toEqual([]);
    expect(
      strokes.map(([paint]) => paint).filter((paint) => !PAINTS.has(paint)),
      name,
    ).toEqual([]);
  }
});

test('no two names have the same drawing', () => {
  const drawn = Object.values(DRAWINGS).map((strokes) => JSON.stringify(strokes));
  expect(new Set(drawn).size).toBe(drawn.length);
});
