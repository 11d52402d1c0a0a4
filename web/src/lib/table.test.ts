// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/module';
import * as api from './api';
import { ApiError } from './api';
import { play } from './sound';
import { subscribe } from './stream';
import * as device from './device';
import { openTable, TableState } from './table.svelte';
import type { Action, Advice, Done, Frame, House, Room, SeatPlan, Table } from './wire';

vi.mock('./api', async (original) => ({
  ...(await original<typeof api>()),
  act: vi.fn(),
  undo: vi.fn(),
  end: vi.fn(),
  answer: vi.fn(),
  arrange: vi.fn(),
  hint: vi.fn(),
  why: vi.fn(),
  analysis: vi.fn(),
  table: vi.fn(),
  frames: vi.fn(),
}));
vi.mock('../games/games', () => ({ findGame: async () => game }));
vi.mock('./sound', () => ({ play: vi.fn() }));
vi.mock('./stream', () => ({ subscribe: vi.fn() }));

const game = { events: {}, state: () => ({ heroes: [null, null, null] }) } as unknown as GameModule;
/** There is something to see and to hear in every frame. */
const SEEN: GameModule['events'] = { moved: { beats: 1, sound: 'step' } };
const HERE = { tokens: [0, 2].map((seat) => ({ seat, token: `token ${seat}` })), host: null };
const HOUSE: House = {
  clock: 'none',
  away: 3,
  keeper: 'squire',
  free_text: false,
  listed: false,
  languages: [],
};

function frame(version: number, seat: number, mine = false): Frame {
  const decision = mine ? { seat, actions: ['heal'], outlooks: [] } : null;
  return {
    version,
    ply: version,
    undone: false,
    turn: { player: seat },
    events: [{ type: 'moved' }],
    view: {},
    undo: null,
    decision,
    consent: null,
  };
}

function infoOf(first: Frame, secrets = false): Table {
  const seats: SeatPlan[] = [{ person: {} }, { computer: { level: 'squire' } }, { person: {} }];
  const none = {
    you: 0,
    practice: false,
    from_save: false,
    tutorial: null,
    commitment: null,
    secret: null,
    other_rules: null,
  };
  const room = roomOf(seats);
  return { table: 't', game: 'karak', setup: { players: 3 }, seats, room, secrets, frame: first, ...none };
}

/** Everybody is here, and nobody from another device. */
function roomOf(seats: SeatPlan[]): Room {
  return {
    revision: 0,
    stage: 'playing',
    seats: seats.map((plan) => ({ plan, here: true, kept: null, host: false, mine: true, devices: 1 })),
    watchers: 0,
    house: HOUSE,
    timer: null,
    host: true,
    may_host: false,
    heroes: false,
    invitations: [],
    next: null,
    closed: false,
  };
}

function tableAt(first: Frame, more: Partial<GameModule> = {}): TableState {
  return new TableState(infoOf(first), { ...game, ...more }, HERE, 0);
}

/** A promise, and the way to keep it. */
function later<T>(): { promise: Promise<T>; keep: (value: T) => void; fail: (error: Error) => void } {
  let [keep, fail] = [(_: T) => {}, (_: Error) => {}];
  const promise = new Promise<T>((go, stop) => ([keep, fail] = [go, stop]));
  return { promise, keep, fail };
}

const precondition = (version: number) => ({ version, key: expect.any(String) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(api.frames).mockResolvedValue([]);
  vi.mocked(subscribe).mockReturnValue(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test('the same frame comes with the answer and with the stream, and counts once', async () => {
  const table = tableAt(frame(4, 0, true));
  const frames = [frame(5, 1), frame(6, 0, true)];
  vi.mocked(api.act).mockResolvedValue({ version: 6, frames });
  await table.act('heal');
  expect(api.act).toHaveBeenCalledWith('t', 'token 0', precondition(4), 'heal');
  table.receive(frames);
  table.receive([frame(5, 1)]);
  await vi.runAllTimersAsync();
  expect(table.history.entries.map(({ ply }) => ply)).toEqual([5, 6]);
  expect(table.decision?.seat).toBe(0);
});

test('one decision at a time, however often it is clicked', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const clicks = [table.act('heal'), table.act('heal'), table.act('heal')];
  answer.keep({ version: 5, frames: [frame(5, 1)] });
  await Promise.all(clicks);
  expect(api.act).toHaveBeenCalledTimes(1);
  expect([table.busy, table.decision]).toEqual([false, null]);
});

test('what is decided before the answer comes, because the stream was faster, is decided after it', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValueOnce(answer.promise);
  const first = table.act({ walk: 'north' });
  table.receive([frame(5, 0, true)]);
  const second = table.act({ walk: 'east' });
  vi.mocked(api.act).mockResolvedValueOnce({ version: 6, frames: [frame(6, 0, true)] });
  answer.keep({ version: 5, frames: [frame(5, 0, true)] });
  await Promise.all([first, second]);
  expect(api.act).toHaveBeenLastCalledWith('t', 'token 0', precondition(5), { walk: 'east' });
  expect(table.newest.version).toBe(6);
});

test('waiting is shown only where it lasts', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const decided = table.act('heal');
  await vi.advanceTimersByTimeAsync(50);
  expect(table.busy).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.busy).toBe(true);
  answer.keep({ version: 5, frames: [frame(5, 1)] });
  await decided;
  expect(table.busy).toBe(false);
});

test('while waiting is shown nothing else is decided, however the waiting ends', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const decided = table.act('heal');
  await vi.advanceTimersByTimeAsync(200);
  const other = table.act('end_turn');
  answer.fail(new ApiError('offline', ''));
  await Promise.all([decided, other]);
  expect(api.act).toHaveBeenCalledTimes(1);
  expect(table.trouble?.code).toBe('offline');
});

test('where the stream was faster than a slow answer, nobody waits', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const decided = table.act('heal');
  await vi.advanceTimersByTimeAsync(200);
  expect(table.busy).toBe(true);
  table.receive([frame(5, 0, true)]);
  expect(table.busy).toBe(false);
  answer.keep({ version: 5, frames: [frame(5, 0, true)] });
  await decided;
  expect(table.busy).toBe(false);
});

test('who waits for a hint can decide meanwhile', async () => {
  const table = tableAt(frame(4, 0, true));
  const thought = later<Advice[]>();
  vi.mocked(api.hint).mockReturnValue(thought.promise);
  vi.mocked(api.act).mockResolvedValue({ version: 5, frames: [frame(5, 0, true)] });
  const hint = table.hint();
  expect(table.thinks).toBe(true);
  await table.act('heal');
  thought.keep([{ action: 'heal', chance: 0.5, visits: 9, next: [] }]);
  await hint;
  expect([table.newest.version, table.advice, table.thinks]).toEqual([5, null, false]);
});

test('where two persons share a device the one who decides is asked to come', async () => {
  const table = tableAt(frame(4, 0, true));
  table.receive([frame(5, 2)]);
  expect([table.nextPerson, table.decision]).toEqual([2, null]);
  vi.mocked(api.table).mockResolvedValue(infoOf(frame(5, 2, true)));
  await table.takeSeat(2);
  expect(api.table).toHaveBeenCalledWith('t', 'token 2');
  expect([table.nextPerson, table.decision?.seat]).toEqual([null, 2]);
  vi.mocked(api.act).mockResolvedValue({ version: 6, frames: [frame(6, 1)] });
  await table.act('heal');
  expect(api.act).toHaveBeenCalledWith('t', 'token 2', precondition(5), 'heal');
});

test('computers that were let play are seen from the start, once', async () => {
  const computers: SeatPlan[] = [{ computer: { level: 'squire' } }, { computer: { level: 'squire' } }];
  const summary = { heroes: [], names: [], turn: null, over: false };
  device.remember({ table: 't', game: 'karak', tokens: [], created: 1, played: 1, summary });
  vi.mocked(api.table).mockResolvedValue({ ...infoOf(frame(40, 0)), seats: computers });
  vi.mocked(api.frames).mockResolvedValue([frame(0, 0)]);
  expect((await openTable('t')).newest.version).toBe(0);
  expect((await openTable('t')).newest.version).toBe(40);
  device.forget('t');
});

test('who plays and was away is spared most of what others did; who watches sees all of it', () => {
  const many = Array.from({ length: 100 }, (_, index) => frame(5 + index, 1));
  const held = { ...game, events: SEEN };
  const player = new TableState(infoOf(frame(4, 1)), held, HERE, 0);
  player.receive(many);
  expect(player.playback.shown.version).toBe(98);
  const watcher = new TableState(infoOf(frame(4, 1)), held, { tokens: [], host: null }, null);
  watcher.receive(many);
  expect(watcher.playback.shown.version).toBe(5);
});

test('who was too late is told so, and need not try again', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockRejectedValue(new ApiError('stale', '', { now: 5 }));
  await table.act('heal');
  expect(table.trouble).toEqual({ code: 'stale', retry: null });
});

test('what went wrong stays until something goes well that was asked for later', async () => {
  const log = later<Frame[]>();
  vi.mocked(api.frames).mockReturnValue(log.promise);
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockRejectedValue(new ApiError('stale', 'late'));
  await table.act('heal');
  log.keep([]);
  await vi.runAllTimersAsync();
  expect(table.trouble?.code).toBe('stale');
  vi.mocked(api.hint).mockResolvedValue([]);
  await table.hint();
  expect(table.trouble).toBeNull();
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

test('where nobody plays on, nobody is asked to come before the screen', () => {
  const table = tableAt(frame(4, 2));
  expect([table.goesOn, table.nextPerson]).toEqual([true, 2]);
  const { info, room } = table;
  table.info = { ...info, other_rules: { ply: 4, rules: 1, problem: '' } };
  expect([table.goesOn, table.nextPerson]).toEqual([false, null]);
  table.info = info;
  table.room = { ...room, closed: true };
  expect([table.goesOn, table.nextPerson]).toEqual([false, null]);
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

test('tried again it is still the same decision, even if it was played and only the answer was lost', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockRejectedValueOnce(new ApiError('offline', ''));
  await table.act({ walk: 'north' });
  table.receive([frame(5, 0, true)]);
  vi.mocked(api.act).mockResolvedValue({ version: 5, frames: [frame(5, 0, true)] });
  table.trouble!.retry!();
  await vi.runAllTimersAsync();
  const [first, second] = vi.mocked(api.act).mock.calls;
  expect(second).toEqual(first);
});

test('a decision is shown at once, whether its answer or the stream brings it first', async () => {
  for (const streamFirst of [false, true]) {
    const table = tableAt(frame(4, 1), { events: SEEN });
    table.receive([frame(5, 0, true)]);
    const frames = [frame(6, 1), frame(7, 1)];
    vi.mocked(api.act).mockImplementation(async () => {
      if (streamFirst) table.receive(frames);
      return { version: 7, frames };
    });
    await table.act('heal');
    expect(table.playback.shown.version).toBe(6);
  }
});

test('only what stays to be seen is heard', () => {
  const table = tableAt(frame(4, 1), { events: SEEN });
  const loud = [5, 6, 7, 8].map((version) => frame(version, 1));
  table.receive(loud);
  table.playback.skip();
  expect(play).toHaveBeenCalledTimes(2);
});

test('where there are secrets nobody sees what the one before saw', async () => {
  const table = new TableState(infoOf(frame(4, 0, true), true), game, HERE, 0);
  table.receive([{ ...frame(5, 2), view: 'what seat 0 sees' }]);
  const answer = later<Table>();
  vi.mocked(api.table).mockReturnValue(answer.promise);
  const taken = table.takeSeat(2);
  expect([table.seat, table.nextPerson]).toEqual([0, 2]);
  answer.keep(infoOf({ ...frame(5, 2, true), view: 'what seat 2 sees' }, true));
  await taken;
  expect([table.seat, table.nextPerson, table.playback.shown.view]).toEqual([2, null, 'what seat 2 sees']);
  expect([table.playback.before, table.history.entries]).toEqual([null, []]);
  expect(api.frames).toHaveBeenLastCalledWith('t', 1, 5, 'token 2');
});

test('behind the curtain nothing is left of what the last person saw, and it stays down for whoever is next', async () => {
  const table = new TableState(infoOf(frame(4, 0, true), true), game, HERE, 0);
  table.receive([{ ...frame(5, 2), view: 'what seat 0 sees' }]);
  vi.mocked(api.table).mockResolvedValueOnce(infoOf({ ...frame(5, 2), view: 'what all see' }, true));
  await table.coverUp();
  expect([table.seat, table.nextPerson, table.decision]).toEqual([null, 2, null]);
  expect([table.playback.before, table.history.entries]).toEqual([null, []]);
  const { info, newest, playback } = table;
  expect([info.frame.view, newest.view, playback.shown.view]).toEqual(Array(3).fill('what all see'));
});

test('who has come meanwhile is not covered up again, and hears nothing that the last person was told', async () => {
  const table = new TableState(infoOf(frame(4, 0, true), true), game, HERE, 0);
  const [cover, older] = [later<Table>(), later<Frame[]>()];
  vi.mocked(api.frames).mockReturnValueOnce(older.promise);
  const loading = table.loadOlder();
  table.receive([frame(5, 2)]);
  vi.mocked(api.table).mockReturnValueOnce(cover.promise);
  const covering = table.coverUp();
  vi.mocked(api.table).mockResolvedValueOnce(infoOf(frame(5, 2, true), true));
  await table.takeSeat(2);
  cover.keep(infoOf(frame(5, 2), true));
  older.keep([{ ...frame(3, 0), ply: 3 }]);
  await Promise.all([covering, loading]);
  expect([table.seat, table.decision?.seat]).toEqual([2, 2]);
  expect(table.history.entries).toEqual([]);
});

test('a look that the table has overtaken is taken again; one that is ahead waits for the stream', async () => {
  const table = tableAt(frame(4, 2));
  vi.mocked(api.table).mockResolvedValueOnce(infoOf(frame(3, 0)));
  vi.mocked(api.table).mockResolvedValueOnce(infoOf(frame(5, 2, true)));
  await table.takeSeat(2);
  expect([table.seat, table.newest.version]).toEqual([0, 4]);
  table.receive([frame(5, 2)]);
  vi.mocked(api.table).mockResolvedValueOnce(infoOf(frame(5, 2, true)));
  await table.takeSeat(2);
  expect([table.seat, table.decision?.seat]).toEqual([2, 2]);
});

test('why not is for one moment only', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<null | { rule: string; reason: string; because: string }>();
  vi.mocked(api.why).mockReturnValue(answer.promise);
  const asked = table.why('heal');
  table.receive([frame(5, 0, true)]);
  answer.keep({ rule: 'K-8.1', reason: 'no_fountain', because: 'no fountain' });
  await asked;
  expect(table.refusal).toBeNull();
});

test('a mistake of ours is told to the person and to whoever looks for it', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const table = tableAt(frame(4, 0, true));
  const mistake = new TypeError('oh');
  vi.mocked(api.act).mockRejectedValue(mistake);
  await table.act('heal');
  expect([table.trouble?.code, table.busy]).toEqual(['unexpected', false]);
  expect(report).toHaveBeenCalledWith(mistake);
});

test('whoever has left is not told anything, however late an answer comes', async () => {
  const table = tableAt(frame(4, 2));
  const answer = later<Table>();
  vi.mocked(api.table).mockReturnValue(answer.promise);
  const taken = table.takeSeat(2);
  table.leave();
  answer.keep(infoOf(frame(4, 2, true)));
  await taken;
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test('whoever has left sees and hears no more of it', async () => {
  const table = tableAt(frame(4, 0, true), { events: SEEN });
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const decided = table.act('heal');
  table.leave();
  answer.keep({ version: 5, frames: [{ ...frame(5, 1), events: [{ type: 'walked' }] }] });
  await decided;
  expect(play).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

/** The answer to a decision: the next frame, which asks again. */
function done(version: number, actions: Action[]): Done {
  const next = { ...frame(version, 0, true), decision: { seat: 0, actions, outlooks: [] } };
  return { frames: [next] } as unknown as Done;
}

test('several decisions in a row are sent as long as each is offered', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act)
    .mockResolvedValueOnce(done(5, ['walk']))
    .mockResolvedValueOnce(done(6, ['fight']));
  await table.acts(['heal', 'walk', 'walk']);
  expect(vi.mocked(api.act).mock.calls.map(([, , { version }, action]) => [version, action])).toEqual([
    [4, 'heal'],
    [5, 'walk'],
  ]);
});

test('what was not foreseen ends decisions in a row', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.act).mockResolvedValueOnce(done(6, ['heal']));
  await table.acts(['heal', 'heal']);
  expect(api.act).toHaveBeenCalledTimes(1);
});

test('what the game reckons belongs to the decision it was asked for', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<unknown>();
  vi.mocked(api.analysis).mockReturnValueOnce(answer.promise).mockResolvedValueOnce('good');
  const asked = table.reckon();
  await vi.waitFor(() => expect(api.analysis).toHaveBeenCalled());
  const [, token, version, line, signal] = vi.mocked(api.analysis).mock.calls[0]!;
  expect([token, version, line, signal.aborted]).toEqual(['token 0', 4, [], false]);
  table.receive([frame(5, 0, true)]);
  answer.keep('old');
  await asked;
  expect([signal.aborted, table.analysis]).toEqual([true, null]);
  await table.reckon();
  expect(table.analysis).toBe('good');
});

/** What is asked of the server until somebody takes the question back. */
const unanswered = (...[, , , , signal]: Parameters<typeof api.analysis>) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));

test('nothing is asked about a decision that is on its way', async () => {
  const table = tableAt(frame(4, 0, true));
  const answer = later<Done>();
  vi.mocked(api.act).mockReturnValue(answer.promise);
  const decided = table.act('heal');
  const asked = table.analyse([]);
  answer.keep(done(5, ['walk']));
  await decided;
  expect(await asked).toBeNull();
  expect(api.analysis).not.toHaveBeenCalled();
});

test('what a decision has interrupted is asked again, if nothing came of it', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.analysis).mockImplementationOnce(unanswered).mockResolvedValueOnce('good');
  vi.mocked(api.act).mockRejectedValue(new ApiError('offline', ''));
  const asked = table.reckon();
  await vi.waitFor(() => expect(api.analysis).toHaveBeenCalled());
  await table.act('heal');
  await asked;
  expect(table.analysis).toBe('good');
});

test('whoever gets no chances plays without', async () => {
  const table = tableAt(frame(4, 0, true));
  vi.mocked(api.analysis).mockRejectedValueOnce(new ApiError('busy', ''));
  expect(await table.analyse(['heal'])).toBeNull();
  expect(table.trouble).toBeNull();
});

test('everybody here agrees to the end once, each at the version that the one before has led to', async () => {
  const table = tableAt(frame(4, 1));
  const asks = (version: number, agreed: number[], awaits: number[]): Frame => ({
    ...frame(version, 1),
    ply: 4,
    events: [],
    consent: { to: 'end', by: 0, agreed, awaits },
  });
  vi.mocked(api.end)
    .mockResolvedValueOnce({ version: 5, frames: [asks(5, [0], [2, 1])] })
    .mockResolvedValueOnce({ version: 6, frames: [asks(6, [0, 2], [1])] });
  await table.end();
  const sent = vi.mocked(api.end).mock.calls.map(([, token, { version }]) => [token, version]);
  expect(sent).toEqual([
    ['token 0', 4],
    ['token 2', 5],
  ]);
  await table.end();
  expect(api.end).toHaveBeenCalledTimes(2);
  expect([table.newest.consent?.awaits, table.playback.isLive]).toEqual([[1], true]);
});

test('an answer is sent from the seat that is asked', async () => {
  const consent = { to: 'undo' as const, by: 1, agreed: [1], awaits: [2] };
  const table = tableAt({ ...frame(4, 1), consent });
  vi.mocked(api.answer).mockResolvedValue({ version: 5, frames: [{ ...frame(5, 1), ply: 3, undone: true }] });
  await table.answer(true, 2);
  expect(api.answer).toHaveBeenCalledWith('t', 'token 2', precondition(4), true);
  expect([table.newest.consent, table.playback.shown.version]).toEqual([null, 5]);
});

test('a seat that is played on another device now is watched here, and its key is forgotten', async () => {
  keepTable(HERE.tokens.slice(0, 1));
  const table = await openedAt(frame(4, 0, true));
  const { onrefused } = vi.mocked(subscribe).mock.lastCall![0];
  vi.mocked(api.table).mockImplementation((_, token) =>
    token ? Promise.reject(new ApiError('bad_token', '')) : Promise.resolve(infoOf(frame(5, 1))),
  );
  onrefused(new ApiError('bad_token', ''));
  await vi.waitFor(() => expect(table.trouble).toEqual({ code: 'bad_token', retry: null }));
  expect([table.tokens, table.seat, table.newest.version]).toEqual([[], null, 5]);
  expect(vi.mocked(subscribe).mock.lastCall![0].token).toBeNull();
  expect(device.table('t')!.tokens).toEqual([]);
});

test('a seat that the host has freed is not said to be played elsewhere', async () => {
  keepTable(HERE.tokens.slice(0, 1));
  const seats: SeatPlan[] = [{ open: {} }, { person: {} }, { person: {} }];
  const freed = { ...infoOf(frame(4, 1)), seats, room: { ...roomOf(seats), revision: 7 } };
  vi.mocked(api.table).mockImplementation((_, token) =>
    token ? Promise.reject(new ApiError('bad_token', '')) : Promise.resolve(freed),
  );
  const table = await openTable('t');
  expect(table.trouble).toEqual({ code: 'seat_freed', retry: null });
  expect(table.tokens).toEqual([]);
});

test('where one of two seats is lost, the other goes on', async () => {
  keepTable(HERE.tokens);
  const table = await openedAt(frame(4, 0, true));
  vi.mocked(api.table).mockImplementation((_, token) =>
    token === 'token 0'
      ? Promise.reject(new ApiError('bad_token', ''))
      : Promise.resolve(infoOf(frame(4, 2))),
  );
  vi.mocked(api.act).mockRejectedValue(new ApiError('bad_token', ''));
  await table.act('heal');
  await vi.waitFor(() => expect(table.trouble?.code).toBe('bad_token'));
  expect([table.tokens, table.seat, table.nextPerson]).toEqual([[HERE.tokens[1]], null, 2]);
});

test('where the people around the table change, it is asked again who decides', async () => {
  const table = tableAt(frame(4, 0));
  const { onmessage } = vi.mocked(subscribe).mock.lastCall![0];
  const back = frame(4, 0, true);
  vi.mocked(api.table).mockResolvedValue({
    ...infoOf(back),
    setup: { players: 3, heroes: ['thief', null, null] },
  });
  onmessage({ event: 'room', data: JSON.stringify({ ...table.room, revision: 1 }), id: null });
  await vi.waitFor(() => expect(table.decision).toEqual(back.decision));
  expect(table.info.setup.heroes).toEqual(['thief', null, null]);
});

test('what was asked about the people is forgotten where the game has gone on meanwhile', async () => {
  const table = tableAt(frame(4, 0));
  const { onmessage } = vi.mocked(subscribe).mock.lastCall![0];
  const answer = later<Table>();
  vi.mocked(api.table).mockReturnValue(answer.promise);
  onmessage({ event: 'room', data: JSON.stringify({ ...table.room, revision: 1 }), id: null });
  table.receive([frame(5, 1)]);
  answer.keep(infoOf(frame(4, 0, true)));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.newest.version, table.decision]).toEqual([5, null]);
});

test('whoever gives up one of two seats goes on with the other', async () => {
  keepTable(HERE.tokens);
  const table = await openedAt(frame(4, 0, true));
  vi.mocked(api.arrange).mockResolvedValue({ ...table.room, revision: 1 });
  await table.leaveSeat(0);
  expect(api.arrange).toHaveBeenCalledWith('t', 'token 0', 'leave');
  expect([table.tokens, table.host, table.seat]).toEqual([[HERE.tokens[1]], null, 2]);
  expect(device.table('t')).toMatchObject({ tokens: [HERE.tokens[1]], host: null });
});

test('a host who gives up the last seat stays the host', async () => {
  keepTable(HERE.tokens.slice(0, 1));
  const table = await openedAt(frame(4, 0, true));
  vi.mocked(api.arrange).mockResolvedValue({ ...table.room, revision: 1, host: true });
  await table.leaveSeat(0);
  expect([table.tokens, table.host, table.seat]).toEqual([[], 'token 0', null]);
  expect(vi.mocked(subscribe).mock.lastCall![0].token).toBe('token 0');
});

test('a host who has sat down later arranges the table from that seat', async () => {
  keepTable(HERE.tokens.slice(0, 1));
  device.change('t', { host: 'host key' });
  const table = await openedAt(frame(4, 0, true));
  expect(api.arrange).toHaveBeenCalledWith('t', 'host key', { hand_over: { to: 0 } });
  expect([table.host, device.table('t')!.host]).toEqual([null, null]);
});

/** This device remembers the table with these keys. */
function keepTable(tokens: device.TableRecord['tokens']) {
  const summary = { heroes: [], names: [], turn: null, over: false };
  device.remember({ table: 't', game: 'karak', tokens, created: 1, played: 2, summary });
}

async function openedAt(first: Frame): Promise<TableState> {
  vi.mocked(api.table).mockResolvedValue(infoOf(first));
  return openTable('t');
}
