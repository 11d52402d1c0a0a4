import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api';
import type { Styled } from './events';
import { Replay } from './replay.svelte';
import type { Frame } from './wire';

const LAST = 250;
/** A turn begins at every ninth ply. */
const game: Styled = { events: { turn: { begins: 'turn', beats: 1 }, other: { beats: 1 } } };
const frame = (ply: number) =>
  ({ ply, events: [{ type: ply % 9 === 0 ? 'turn' : 'other' }] }) as unknown as Frame;
const load = vi.fn(async (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => frame(from + index)),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  load.mockClear();
});

test('loads chunks before they are needed, each once', async () => {
  const replay = new Replay(LAST, game, load);
  expect(replay.frame).toBeNull();
  await vi.runAllTimersAsync();
  replay.go(150);
  await vi.runAllTimersAsync();
  replay.go(20);
  await vi.runAllTimersAsync();
  expect(replay.frame?.ply).toBe(20);
  expect(load.mock.calls).toEqual([
    [0, 99],
    [100, 199],
    [200, 250],
  ]);
});

test('a chunk that is on its way is not asked for again', async () => {
  const replay = new Replay(LAST, game, load);
  replay.go(150);
  await vi.runAllTimersAsync();
  expect(load.mock.calls.map(([from]) => from).toSorted((one, other) => one - other)).toEqual([0, 100, 200]);
});

test('what was shown stays until what is wanted has come', async () => {
  const replay = new Replay(LAST, game, load);
  await vi.runAllTimersAsync();
  replay.go(99);
  replay.go(230);
  expect([replay.at, replay.frame?.ply, replay.before?.ply, replay.isLoading]).toEqual([230, 99, 98, true]);
  await vi.runAllTimersAsync();
  expect([replay.frame?.ply, replay.before?.ply, replay.isLoading]).toEqual([230, 229, false]);
});

test('goes to turns, and not beyond the ends', async () => {
  const replay = new Replay(LAST, game, load);
  await vi.runAllTimersAsync();
  replay.go(13);
  await replay.goTurn(1);
  expect(replay.at).toBe(18);
  await replay.goTurn(-1);
  await replay.goTurn(-1);
  expect(replay.at).toBe(0);
  replay.go(-5);
  expect(replay.at).toBe(0);
  replay.go(9999);
  expect(replay.at).toBe(LAST);
});

/** Shows a ply whose turn begins in a part that is not loaded yet. */
async function atTheEdge(): Promise<Replay> {
  const replay = new Replay(450, game, load);
  replay.go(402);
  await vi.runAllTimersAsync();
  return replay;
}

test('a turn back leads over the edge of what is loaded', async () => {
  const replay = await atTheEdge();
  await replay.goTurn(-1);
  expect(replay.at).toBe(396);
});

test('who goes elsewhere while a turn is looked for stays there', async () => {
  const replay = await atTheEdge();
  const away = replay.goTurn(-1);
  replay.go(20);
  await away;
  expect(replay.at).toBe(20);
});

test('who cannot get to a turn stays and is told', async () => {
  const replay = await atTheEdge();
  load.mockRejectedValueOnce(new ApiError('offline', ''));
  await replay.goTurn(-1);
  expect([replay.at, replay.trouble]).toEqual([402, 'offline']);
});

test('plays at its speed and stops at the end', async () => {
  const replay = new Replay(LAST, game, load);
  await vi.runAllTimersAsync();
  replay.go(240);
  await vi.advanceTimersByTimeAsync(0);
  replay.speed = 2;
  replay.play();
  await vi.advanceTimersByTimeAsync(350 * 3);
  expect(replay.at).toBe(243);
  await vi.advanceTimersByTimeAsync(350 * 20);
  expect([replay.at, replay.playing]).toEqual([LAST, false]);
});

test('says what failed, and tries again when told', async () => {
  load.mockRejectedValueOnce(new ApiError('offline', ''));
  const replay = new Replay(10, game, load);
  await vi.runAllTimersAsync();
  expect(replay.trouble).toBe('offline');
  replay.retry();
  await vi.runAllTimersAsync();
  expect([replay.trouble, replay.frame?.ply]).toEqual([null, 0]);
});

test('other eyes see the same ply, and what was asked for with the ones before comes too late', async () => {
  const seenBy = (eyes: string, wait: number) => async (from: number, to: number) => {
    await new Promise((go) => setTimeout(go, wait));
    const frames = Array.from({ length: to - from + 1 }, (_, index) => frame(from + index));
    return frames.map((each) => ({ ...each, view: eyes }));
  };
  const replay = new Replay(10, game, seenBy('all', 500));
  replay.go(7);
  replay.look(seenBy('one', 100));
  await vi.advanceTimersByTimeAsync(200);
  expect([replay.frame?.ply, replay.frame?.view]).toEqual([7, 'one']);
  await vi.runAllTimersAsync();
  expect([replay.at, replay.frame?.view]).toEqual([7, 'one']);
});
