import { expect, test } from 'vitest';
import { hex } from '../hex';
import { marksOf } from './marks';
import { groupBySpot, offers, type Spot, spotFor } from './spot';

const own = hex.middle([0, 0]);
const army = { key: '2,0 ghost', at: [2, 0] as [number, number], x: 210, y: 22, scale: 1 };
const hero = { key: 'taia', at: [1, 0] as [number, number], x: 100, y: 44, scale: 0.5 };

function markOf(spot: Spot<string>, nearness = 1) {
  return marksOf([spot], { grid: hex, own: [0, 0], pawns: [hero], pieces: [army], nearness })[0]!;
}

test('what can be done to a figure is on the figure, wherever it stands', () => {
  expect(markOf(spotFor('roar', 'token', [2, 0], 'ghost', army.key))).toMatchObject({
    at: { x: 210, y: 22 },
    loose: false,
  });
  expect(markOf(spotFor('give', 'hero', [1, 0], 'taia', 'taia'))).toMatchObject({
    at: { x: 100, y: 44 },
    scale: 0.5,
  });
});

test('what lies nowhere yet is shown above the hero whose turn it is', () => {
  const { at, loose } = markOf(spotFor('keep', 'token', [0, 0], 'rat'));
  expect(loose).toBe(true);
  expect(at.y).toBeLessThan(own.y);
});

test('seen from far away a ring is as large as a finger', () => {
  const spot = spotFor('portal', 'ring', [5, -3], '5,-3');
  expect(markOf(spot)).toMatchObject({ scale: 1, spread: 1 });
  expect(markOf(spot, 0.55).spread).toBe(1);
  expect(markOf(spot, 0.2).scale).toBeCloseTo(3);
  expect(markOf(spot, 0.2).spread).toBeCloseTo(2.5);
});

test('actions at one place share a spot, and a hint finds it', () => {
  const place = (action: string) =>
    action === 'end' ? null : spotFor(action, 'hero', [1, 0], 'taia', 'taia');
  const [spot, ...others] = groupBySpot(['rob', 'end', 'help'], place);
  expect(spot?.actions).toEqual(['rob', 'help']);
  expect(others).toEqual([]);
  expect([offers(spot!, 'help'), offers(spot!, 'end'), offers(spot!, null)]).toEqual([true, false, false]);
});
