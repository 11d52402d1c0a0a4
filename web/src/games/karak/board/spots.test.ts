import { expect, test } from 'vitest';
import { isElsewhere, offers } from '../../../parts/board/spots/spot';
import { drawnTile } from './drawn';
import { spotsOf } from './spots';
import type { Action } from '../view';
import { viewAt } from './testview';

test('every action that has a place gets its spot', () => {
  const spots = spotsOf(viewAt([0, 0]), [
    { walk: 'north' },
    { explore: 'west' },
    { travel: [5, 5] },
    { swap: 'thief' },
    'heal',
    'end_turn',
  ]);
  expect(spots.map(({ kind, at }) => [kind, at])).toEqual([
    ['walk', [0, 1]],
    ['explore', [-1, 0]],
    ['ring', [5, 5]],
    ['hero', [5, 5]],
    ['here', [0, 0]],
  ]);
});

test('two choices for one hero share a spot', () => {
  const actions: Action[] = [{ swap: 'thief' }, { cast: 'thief' }, { cast: 'warrior' }];
  const [thief, warrior] = spotsOf(viewAt([0, 0]), actions);
  expect(thief?.actions).toEqual([{ swap: 'thief' }, { cast: 'thief' }]);
  expect(warrior?.actions).toEqual([{ cast: 'warrior' }]);
});

test('what lies on the ground is taken there, each kind by itself; a reward is not', () => {
  const takes: Action[] = [
    { take: { item: 'sword', drop: 'daggers' } },
    { take: { item: 'sword', drop: 'axe' } },
    { take: { item: 'key' } },
  ];
  const spots = spotsOf(viewAt([0, 1]), takes);
  expect(spots.map(({ actions }) => actions.length)).toEqual([2, 1]);
  expect(spotsOf(viewAt([0, 1], {}, { loot: { item: 'sword' } }), takes)).toEqual([]);
});

test('tokens that are asked about are spots', () => {
  const [rat] = spotsOf(viewAt([0, 1], {}, 'face'), [{ face: 'rat' }]);
  expect(rat).toMatchObject({ kind: 'token', figure: '0,1 rat 0', at: [0, 1] });
});

test('several steps lead only where the first is offered', () => {
  const reach = [
    { at: [2, 0], path: ['east', 'east'] },
    { at: [0, 2], path: ['north', 'north'] },
  ] as const;
  const view = viewAt([0, 0], { reach: structuredClone(reach) as never });
  const far = spotsOf(view, [{ walk: 'east' }]).filter(({ kind }) => kind === 'reach');
  expect(far).toMatchObject([{ at: [2, 0], path: [{ walk: 'east' }, { walk: 'east' }] }]);
  expect(spotsOf(view, ['end_turn'])).toEqual([]);
});

test('a hint is found where it can be done at once, not where a longer way begins with it', () => {
  const view = viewAt([0, 0], { reach: [{ at: [2, 0], path: ['east', 'east'] }] as never });
  const spots = spotsOf(view, [{ walk: 'east' }, { cast: 'thief' }, { swap: 'thief' }]);
  const found = (action: object | null) => spots.filter((spot) => offers(spot, action as never));
  expect(found({ walk: 'east' }).map(({ kind }) => kind)).toEqual(['walk']);
  expect(found({ swap: 'thief' }).map(({ kind }) => kind)).toEqual(['hero']);
  expect(found(null)).toEqual([]);
});

test('fountains and figures are far away, what is around the hero is not', () => {
  const far = spotsOf(viewAt([0, 0]), [{ go_to: [5, 5] }, { cast: 'thief' }]);
  expect(far.every(isElsewhere)).toBe(true);
  expect(spotsOf(viewAt([0, 0]), [{ walk: 'north' }, 'heal']).some(isElsewhere)).toBe(false);
});

test('one step through a portal beats several on foot', () => {
  const reach = [{ at: [2, 0], path: ['east', 'east'] }];
  const view = viewAt([0, 0], { reach: reach as never });
  const spots = spotsOf(view, [{ walk: 'east' }, { travel: [2, 0] }]);
  expect(spots.map(({ kind }) => kind)).toEqual(['walk', 'ring']);
});

test('the turns of a drawn tile are those offered, each a turn clockwise from the one before', () => {
  const tee: Action[] = [{ place: 'nes' }, { place: 'nsw' }, { place: 'esw' }, 'end_turn'];
  const view = viewAt([0, 0], {}, { place_tile: { side: 'west', tile: 'room-tee' } });
  expect(drawnTile(view, tee)?.turns).toEqual(['nes', 'esw', 'nsw']);
  expect(drawnTile(view, ['end_turn'])?.turns).toEqual([]);
});
