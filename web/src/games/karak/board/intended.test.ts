import { expect, test } from 'vitest';
import { intended } from './intended';
import { viewAt } from './testview';

test('a neighbour with a tile is a walk, without one it is exploring', () => {
  expect(intended(viewAt([0, 0]), [0, 1])).toEqual({ walk: 'north' });
  expect(intended(viewAt([0, 0]), [0, -1])).toEqual({ explore: 'south' });
});

test('on the own tile it is what lies there', () => {
  expect(intended(viewAt([0, 1]), [0, 1])).toBe('fight');
  expect(intended(viewAt([0, 0]), [0, 0])).toBe('heal');
  expect(intended(viewAt([1, 0]), [1, 0])).toBeNull();
  const view = viewAt([0, 1]);
  const without = (tokens: 'chest'[]) => {
    const tiles = view.position.tiles.map((tile) => ({ ...tile, tokens }));
    return intended({ ...view, position: { ...view.position, tiles } }, [0, 1]);
  };
  expect(without(['chest'])).toBe('open');
  expect(without([])).toEqual({ take: { item: 'sword' } });
});

test('far away only portals are intended', () => {
  expect(intended(viewAt([1, 0]), [5, 5])).toEqual({ travel: [5, 5] });
  expect(intended(viewAt([0, 0]), [5, 5])).toBe('far');
  expect(intended(viewAt([0, 0]), [9, 9])).toBeNull();
});
