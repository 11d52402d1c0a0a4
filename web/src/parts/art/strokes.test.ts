import { expect, test } from 'vitest';
import { disc, isPath, oval, polygon } from './strokes';

const sources = import.meta.glob<string>('../../**/*.{ts,svelte,svg}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('a path that lacks a number is none', () => {
  expect(['M1-2Q3 4 5 6 7 8', 'M10 20 30', 'M1 2Z3', 'L1 2', 'M1 2LNaN 3', ''].filter(isPath)).toEqual([]);
  const whole = [
    'm1 2',
    'M1-2.5l.5-3H4V5Q1 2 3 4 5 6 7 8Z M0,0',
    disc(1, 2, 3),
    oval(0, 0, 1, 2),
    polygon([[0, 1]]),
  ];
  expect(whole.filter((path) => !isPath(path))).toEqual([]);
});

test('every path that is written down is whole', () => {
  const paths = Object.entries(sources).flatMap(([file, source]) =>
    file.endsWith('.test.ts')
      ? []
      : [...source.matchAll(/(['"`])([Mm][-\d. ][^'"`{}]*)\1/g)].map(([, , path]) => path!),
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => !isPath(path))).toEqual([]);
});
