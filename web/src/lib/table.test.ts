import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/module';
import * as api from './api';
import { ApiError } from './api';
import { TableState } from './table.svelte';
import type { Frame, Table, Token } from './wire';

vi.mock('./api', async (original) => ({
  ...(await original<typeof api>()),
  act: vi.fn(),
  undo: vi.fn(),
  end: vi.fn(),
  hint: vi.fn(),
  why: vi.fn(),
  table: vi.fn(),
  frames: vi.fn(async () => []),
}));
vi.mock('./stream', () => ({ follow: vi.fn(() => () => {}) }));

const game = { beats: () => 0, soundOf: () => null, who: () => null } as unknown as GameModule;
const TOKENS: Token[] = [0, 2].map((seat) => ({ seat, token: `token ${seat}` }));

function frame(version: number, seat: number, mine = false): Frame {
  const decision = mine ? { seat, actions: ['heal'], outlooks: [] } : null;
  return {
    version,
    ply: version,
    undone: false,
    turn: { player: seat },
    events: [],
    view: {},
    undo: null,
    decision,
  };
}

function infoOf(first: Frame, secrets = false): Table {
  const seats = [{ person: {} }, { computer: { level: 'squire' } }, { person: {} }];
  const none = { you: 0, practice: false, tutorial: null, commitment: null, secret: null };
  return { table: 't', game: 'karak', setup: { players: 3 }, seats, secrets, frame: first, ...none };
}

function tableAt(first: Frame): TableState {
  return new TableState(infoOf(first), game, TOKENS, 0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the same frame comes with the answer and with the stream, and counts once', async () => {
  const table = tableAt(frame(4, 0, true));
  const frames = [frame(5, 1), frame(6, 0, true)];
  vi.mocked(api.act).mockResolvedValue({ version: 6, frames });
  await table.act('heal');
  expect(api.act).toHaveBeenCalledWith('t', 'token 0', 4, 'heal');
  table.receive(frames);
  table.receive([frame(5, 1)]);
  await vi.runAllTimersAsync();
  expect(table.chronicle.entries.map(({ ply }) => ply)).toEqual([5, 6]);
  expect(table.decision?.seat).toBe(0);
});

test('one decision at a time', async () => {
  const table = tableAt(frame(4, 0, true));
  let answer = (_: { version: number; frames: Frame[] }) => {};
  vi.mocked(api.act).mockReturnValue(new Promise((done) => (answer = done)));
  const first = table.act('heal');
  await table.act('heal');
  answer({ version: 5, frames: [frame(5, 1)] });
  await first;
  expect(api.act).toHaveBeenCalledTimes(1);
  expect([table.busy, table.decision]).toEqual([false, null]);
});

test('where two persons share a device the one who decides is asked to come', async () => {
  const table = tableAt(frame(4, 0, true));
  table.receive([frame(5, 2)]);
  expect([table.guest, table.decision]).toEqual([2, null]);
  vi.mocked(api.table).mockResolvedValue(infoOf(frame(5, 2, true)));
  await table.welcome(2);
  expect(api.table).toHaveBeenCalledWith('t', 'token 2');
  expect([table.guest, table.decision?.seat]).toEqual([null, 2]);
  vi.mocked(api.act).mockResolvedValue({ version: 6, frames: [frame(6, 1)] });
  await table.act('heal');
  expect(api.act).toHaveBeenCalledWith('t', 'token 2', 5, 'heal');
});

test('who was too late is told so, and need not try again', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockRejectedValue(new ApiError('stale', '', { now: 5 }));
  await table.act('heal');
  expect(table.trouble).toEqual({ code: 'stale', retry: null });
});

test('what failed on the way can be tried again', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockRejectedValueOnce(new ApiError('offline', ''));
  await table.act('heal');
  expect(table.trouble?.code).toBe('offline');
  vi.mocked(api.act).mockResolvedValue({ version: 5, frames: [frame(5, 1)] });
  table.trouble!.retry!();
  await vi.runAllTimersAsync();
  expect([table.trouble, table.newest.version]).toEqual([null, 5]);
});

test('a refusal is an answer, not a trouble', async () => {
  const table = tableAt(frame(4, 0, true));
  const refusal = { rule: 'K-4.1', reason: 'wall', because: 'a wall' };
  vi.mocked(api.act).mockRejectedValue(new ApiError('illegal', '', { refusal }));
  await table.act({ walk: 'north' });
  expect([table.refusal, table.trouble]).toEqual([refusal, null]);
});

test('a hint is for one moment only', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.hint).mockResolvedValue([{ action: 'heal', chance: 0.5, visits: 9, next: [] }]);
  await table.hint();
  expect(table.advice?.length).toBe(1);
  table.receive([frame(5, 1)]);
  expect(table.advice).toBeNull();
});
