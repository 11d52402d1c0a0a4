import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, isInFront, notify, offer, toasts } from './toasts.svelte';

const texts = () => toasts.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  texts().forEach(dismiss);
  vi.useRealTimers();
});

test('a new friendly message takes the place of the old one, and lasts as long', () => {
  notify('sword');
  vi.advanceTimersByTime(5000);
  notify('key');
  expect(texts()).toEqual(['key']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['key']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
});

test('what somebody has to know stays, and is said once', () => {
  notify('no network', 'bad');
  notify('sword');
  notify('no network', 'bad');
  expect(texts()).toEqual(['sword', 'no network']);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['no network']);
});

test('they are shown in the dialog that was opened last', () => {
  const [page, dialog] = [Symbol(), Symbol()];
  offer(page);
  const close = offer(dialog);
  expect([page, dialog].map(isInFront)).toEqual([false, true]);
  close();
  expect([page, dialog].map(isInFront)).toEqual([true, false]);
});
