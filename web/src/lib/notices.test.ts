// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notice, TurnBell, unmark } from './notices.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

vi.mock('./sound', () => ({ play: vi.fn() }));

const vibrate = vi.fn();
const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});
const icon = () => document.querySelector('link')!.getAttribute('href');
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const more = { vibrate, setAppBadge, clearAppBadge, userActivation: { hasBeenActive: true } };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), more));
  settings.vibrate = true;
});
afterEach(() => {
  unmark();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WAITING = { mine: false, kept: false, company: true };
const MINE = { ...WAITING, mine: true };

test('a turn that comes from another device is heard, felt and marked, once', () => {
  const bell = new TurnBell(WAITING);
  bell.follow(MINE);
  bell.follow(MINE);
  expect(play).toHaveBeenCalledExactlyOnceWith('turn');
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(setAppBadge).toHaveBeenCalledTimes(1);
  expect([notice.turn, icon()]).toEqual([true, '/icon-turn.svg']);
});

test('the mark goes when somebody looks, or the turn is over', () => {
  const bell = new TurnBell(WAITING);
  bell.follow(MINE);
  unmark();
  expect([notice.turn, icon()]).toEqual([false, '/icon.svg']);
  bell.follow(WAITING);
  bell.follow(MINE);
  expect(notice.turn).toBe(true);
  bell.follow(WAITING);
  expect([notice.turn, icon()]).toEqual([false, '/icon.svg']);
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});

test('a turn that was there at first is no news', () => {
  new TurnBell(MINE).follow(MINE);
  expect(play).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  expect(notice.turn).toBe(false);
});

test('while a computer keeps the seat nothing is told, nor when its person comes back', () => {
  const bell = new TurnBell(WAITING);
  bell.follow({ ...MINE, kept: true });
  bell.follow(MINE);
  expect(play).not.toHaveBeenCalled();
  expect(notice.turn).toBe(false);
});

test('among computers a turn is told only to those who look elsewhere', () => {
  const alone = { ...MINE, company: false };
  const bell = new TurnBell({ ...alone, mine: false });
  bell.follow(alone);
  expect(notice.turn).toBe(false);
  bell.follow({ ...alone, mine: false });
  hide(true);
  bell.follow(alone);
  expect(notice.turn).toBe(true);
});

test('nothing shakes where it is not wanted, and a browser that knows no badge does without', () => {
  settings.vibrate = false;
  vi.stubGlobal('navigator', { vibrate });
  new TurnBell(WAITING).follow(MINE);
  expect(vibrate).not.toHaveBeenCalled();
  expect(play).toHaveBeenCalled();
  expect(notice.turn).toBe(true);
});
