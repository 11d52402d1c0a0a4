import { expect, test } from 'vitest';
import { drawnTile } from './drawn';
import { chancesOf, fightAt, frontier, pawnsOf, piecesOf } from './scene';
import { viewAt } from './testview';

test('items of one kind are one piece with a count; monsters know their strength', () => {
  const pieces = piecesOf(viewAt([0, 0]));
  expect(pieces.map(({ thing, count, strength }) => [thing, count, strength])).toEqual([
    ['rat', 1, 6],
    ['chest', 1, undefined],
    ['sword', 2, undefined],
    ['key', 1, undefined],
  ]);
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
});

test('a fight has one chance until its dice have fallen', () => {
  expect(chancesOf(viewAt([0, 0]))).toMatchObject([{ at: [0, 1] }]);
  expect(chancesOf(viewAt([0, 1], { fight: { attack: 9, most: 9, again: null } }))).toEqual([]);
});

test('the active hero stands out, the unconscious lie', () => {
  expect(pawnsOf(viewAt([0, 0]))).toMatchObject([
    { hero: 'warrior', acts: true, lying: false },
    { hero: 'thief', acts: false, lying: true },
  ]);
});

test('the frontier is every opening into the dark', () => {
  const sides = frontier(viewAt([0, 0])).map(({ at, side }) => `${at} ${side}`);
  expect(sides).toContain('0,0 south');
  expect(sides).toContain('5,5 north');
  expect(sides).not.toContain('0,0 north');
  expect(sides).not.toContain('1,0 west');
});

test('a drawn tile has the turns that are offered, or lies open towards the hero', () => {
  const view = viewAt([0, 0], {}, { place_tile: { side: 'west', tile: 'corridor-straight' } });
  expect(drawnTile(view, [])).toMatchObject({
    tile: 'corridor-straight',
    at: [-1, 0],
    turns: [],
    watched: 'ew',
  });
  expect(drawnTile(view, [{ place: 'ew' }])?.turns).toEqual(['ew']);
  expect(drawnTile(view, [])?.lay('ew')).toEqual({ place: 'ew' });
  expect(drawnTile(viewAt([0, 0]), [])).toBeNull();
});

test('who steps back fought where the monster is', () => {
  const [before, after] = [viewAt([0, 1]), viewAt([0, 0])];
  expect(fightAt(after, before, [{ type: 'lost' }, { type: 'stepped_back' }])).toEqual([0, 1]);
  expect(fightAt(before, null, [{ type: 'met' }])).toEqual([0, 1]);
  expect(fightAt(after, before, [{ type: 'walked' }])).toBeNull();
});
