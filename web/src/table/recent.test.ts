import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Spoken } from '../lib/table.svelte';
import { RecentWords } from './recent.svelte';

const spoken = (number: number): Spoken => ({ number, seat: 0, phrase: 'hello', text: null });
const heard = ({ current }: RecentWords) => current.map(({ number }) => number);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was said before somebody came is over', () => {
  const words = new RecentWords([spoken(1)]);
  words.hear([spoken(1)]);
  expect(heard(words)).toEqual([]);
  words.hear([spoken(1), spoken(2)]);
  expect(heard(words)).toEqual([2]);
});

test('words go after a while, and new ones keep those before them', () => {
  const words = new RecentWords([]);
  words.hear([spoken(1)]);
  vi.advanceTimersByTime(5000);
  words.hear([spoken(1), spoken(2)]);
  vi.advanceTimersByTime(5000);
  expect(heard(words)).toEqual([1, 2]);
  vi.advanceTimersByTime(5000);
  expect(heard(words)).toEqual([]);
  words.hear([spoken(1), spoken(2), spoken(3)]);
  expect(heard(words)).toEqual([3]);
});

test('whoever is muted is not heard any more', () => {
  const words = new RecentWords([]);
  words.hear([spoken(1)]);
  words.hear([]);
  expect(heard(words)).toEqual([]);
});
