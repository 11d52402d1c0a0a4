import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api';
import { Reel } from './reel.svelte';
import type { Frame } from './wire';

const LAST = 250;
/** A turn begins at every ninth ply. */
const game = { beats: () => 1, beginsTurn: ({ type }: { type: string }) => type === 'turn' };
const frame = (ply: number) => ({ ply, events: ply % 9 === 0 ? [{ type: 'turn' }] : [] }) as unknown as Frame;
const load = vi.fn(async (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => frame(from + index)),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  load.mockClear();
});

test('loads chunks before they are needed, each once', async () => {
  const reel = new Reel(LAST, game, load);
  expect(reel.frame).toBeNull();
  await vi.runAllTimersAsync();
  reel.go(150);
  await vi.runAllTimersAsync();
  reel.go(20);
  await vi.runAllTimersAsync();
  expect(reel.frame?.ply).toBe(20);
  expect(load.mock.calls).toEqual([
    [0, 99],
    [100, 199],
    [200, 250],
  ]);
});

test('a chunk that is on its way is not asked for again', async () => {
  const reel = new Reel(LAST, game, load);
  reel.go(150);
  await vi.runAllTimersAsync();
  expect(load.mock.calls.map(([from]) => from).toSorted((one, other) => one - other)).toEqual([0, 100, 200]);
});

test('what was shown stays until what is wanted has come', async () => {
  const reel = new Reel(LAST, game, load);
  await vi.runAllTimersAsync();
  reel.go(99);
  reel.go(230);
  expect([reel.at, reel.frame?.ply, reel.before?.ply, reel.isLoading]).toEqual([230, 99, 98, true]);
  await vi.runAllTimersAsync();
  expect([reel.frame?.ply, reel.before?.ply, reel.isLoading]).toEqual([230, 229, false]);
});

test('goes to turns, and not beyond the ends', async () => {
  const reel = new Reel(LAST, game, load);
  await vi.runAllTimersAsync();
  reel.go(13);
  await reel.goTurn(1);
  expect(reel.at).toBe(18);
  await reel.goTurn(-1);
  await reel.goTurn(-1);
  expect(reel.at).toBe(0);
  reel.go(-5);
  expect(reel.at).toBe(0);
  reel.go(9999);
  expect(reel.at).toBe(LAST);
});

/** Shows a ply whose turn begins in a part that is not loaded yet. */
async function atTheEdge(): Promise<Reel> {
  const reel = new Reel(450, game, load);
  reel.go(402);
  await vi.runAllTimersAsync();
  return reel;
}

test('a turn back leads over the edge of what is loaded', async () => {
  const reel = await atTheEdge();
  await reel.goTurn(-1);
  expect(reel.at).toBe(396);
});

test('who goes elsewhere while a turn is looked for stays there', async () => {
  const reel = await atTheEdge();
  const away = reel.goTurn(-1);
  reel.go(20);
  await away;
  expect(reel.at).toBe(20);
});

test('who cannot get to a turn stays and is told', async () => {
  const reel = await atTheEdge();
  load.mockRejectedValueOnce(new ApiError('offline', ''));
  await reel.goTurn(-1);
  expect([reel.at, reel.trouble]).toEqual([402, 'offline']);
});

test('plays at its speed and stops at the end', async () => {
  const reel = new Reel(LAST, game, load);
  await vi.runAllTimersAsync();
  reel.go(240);
  await vi.advanceTimersByTimeAsync(0);
  reel.speed = 2;
  reel.play();
  await vi.advanceTimersByTimeAsync(350 * 3);
  expect(reel.at).toBe(243);
  await vi.advanceTimersByTimeAsync(350 * 20);
  expect([reel.at, reel.playing]).toEqual([LAST, false]);
});

test('says what failed, and tries again when told', async () => {
  load.mockRejectedValueOnce(new ApiError('offline', ''));
  const reel = new Reel(10, game, load);
  await vi.runAllTimersAsync();
  expect(reel.trouble).toBe('offline');
  reel.retry();
  await vi.runAllTimersAsync();
  expect([reel.trouble, reel.frame?.ply]).toEqual([null, 0]);
});
