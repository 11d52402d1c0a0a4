import { expect, test } from 'vitest';
import { countOf, each, kindsFrom, lying, sending, sentBy, skullsOn, swordsOn } from './dice';

const army = { knight: 2, mage: 1, bear: 1 };

test('dice come kind by kind, in the order in which they are asked for', () => {
  expect(each(army)).toEqual(['knight', 'knight', 'mage', 'bear']);
  expect(countOf(army)).toBe(4);
  expect(kindsFrom('archer', army)).toEqual(['mage', 'bear']);
});

test('a choice of dice is told as a number for each kind that is asked about', () => {
  const kinds = kindsFrom('knight', army);
  const line = sending({ knight: 1, bear: 1 }, kinds);
  expect(line).toEqual([{ count: 1 }, { count: 0 }, { count: 1 }]);
  expect(sentBy(line, kinds, army)).toEqual({ knight: 1, mage: 0, bear: 1 });
});

test('swords and skulls of a face', () => {
  expect(['2', '-', 'skull', 'two_skulls', '1+skull', 'loop'].map(swordsOn)).toEqual([2, 0, 0, 0, 1, 0]);
  expect(['2', '-', 'skull', 'two_skulls', '1+skull', 'loop'].map(skullsOn)).toEqual([0, 0, 1, 2, 1, 0]);
});

test('a skull that was ignored does not count on the die that shows it', () => {
  const roll: Parameters<typeof lying>[0] = [
    ['hero', 'two_skulls'],
    ['knight', 'skull'],
    ['knight', 'skull'],
  ];
  expect(lying(roll, { hero: 1, knight: 1 }).map(({ skulls }) => skulls)).toEqual([1, 0, 1]);
});
