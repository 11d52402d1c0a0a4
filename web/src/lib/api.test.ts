import { afterEach, expect, test, vi } from 'vitest';
import * as api from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failure(status: number, error: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ error }), { status, headers });
}

function answer(body: object): Response {
  return new Response(JSON.stringify(body));
}

/** A server that answers in this order; what it was asked is noted. */
function server(...answers: (Response | Error)[]): { url: string; init: RequestInit }[] {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = answers.shift();
    if (next instanceof Error || !next) throw next ?? new Error('nothing left to say');
    return next;
  });
  return asked;
}

test('an error has its code and its details', async () => {
  server(failure(409, { code: 'stale', message: 'too late', now: 12 }));
  await expect(api.act('t', 'token', api.preconditionAt(11), 'heal')).rejects.toMatchObject({
    code: 'stale',
    details: { now: 12 },
  });
});

test('a decision is repeated with the same key until it is heard', async () => {
  vi.useFakeTimers();
  const asked = server(
    new Error('cut'),
    failure(503, { code: 'busy', message: '' }),
    answer({ version: 5, frames: [] }),
  );
  const done = api.act('t', 'token', api.preconditionAt(4), { walk: 'north' });
  await vi.runAllTimersAsync();
  expect((await done).version).toBe(5);
  const bodies = asked.map(({ init }) => String(init.body));
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(bodies[0]!)).toMatchObject({ version: 4, action: { walk: 'north' } });
  expect(new Headers(asked[0]!.init.headers).get('Authorization')).toBe('Bearer token');
});

const PASSING: [string, Response][] = [
  ['busy', failure(503, { code: 'busy', message: '' }, { 'Retry-After': '1' })],
  ['too_slow', failure(408, { code: 'too_slow', message: '' }, { 'Retry-After': '1' })],
  ['storage_unknown', failure(503, { code: 'storage', cause: 'unknown', message: '' })],
  ['too_many', failure(429, { code: 'too_many', message: '' }, { 'Retry-After': '5' })],
];

test.each(PASSING)('after %s a decision is sent again by itself, with the same key', async (_, refusal) => {
  vi.useFakeTimers();
  const asked = server(refusal, answer({ version: 5, frames: [] }));
  const done = api.act('t', 'token', api.preconditionAt(4), 'heal');
  await vi.runAllTimersAsync();
  expect((await done).version).toBe(5);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.init.body).toBe(asked[0]!.init.body);
});

const LASTING: [string, Response][] = [
  ['storage', failure(503, { code: 'storage', message: '' }, { 'Retry-After': '1' })],
  ['too_many', failure(429, { code: 'too_many', message: '' })],
  ['too_many', failure(429, { code: 'too_many', message: '' }, { 'Retry-After': '6' })],
  ['busy', failure(503, { code: 'busy', message: '' }, { 'Retry-After': '60' })],
  ['key_reused', failure(409, { code: 'key_reused', message: '' })],
  ['other_rules', failure(409, { code: 'other_rules', message: '' })],
];

test.each(LASTING)('after %s nothing is sent again by itself', async (code, refusal) => {
  const asked = server(refusal);
  await expect(api.act('t', 'token', api.preconditionAt(4), 'heal')).rejects.toMatchObject({ code });
  expect(asked).toHaveLength(1);
});

test('nobody comes again sooner than the server asks for, nor for ever', async () => {
  vi.useFakeTimers();
  const busy = () => failure(503, { code: 'busy', message: '' }, { 'Retry-After': '5' });
  const asked = server(busy(), busy(), busy(), busy());
  const told = expect(api.table('x')).rejects.toMatchObject({ code: 'busy', wait: 5 });
  await vi.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.runAllTimersAsync();
  await told;
  expect(asked).toHaveLength(4);
});

test.each(['', 'soon', 'Fri, 20 Nov 2026 00:00:00 GMT'])(
  'a time to wait that is no number of seconds counts as none: %j',
  async (wait) => {
    server(failure(429, { code: 'too_many', message: '' }, { 'Retry-After': wait }));
    await expect(api.table('x')).rejects.toMatchObject({ code: 'too_many', wait: undefined });
  },
);

test('a table is not opened twice', async () => {
  const unknown = failure(503, { code: 'storage', cause: 'unknown', message: '' });
  const asked = server(new Error('cut'), unknown);
  await expect(api.open({ tutorial: 'karak' })).rejects.toMatchObject({ code: 'offline' });
  await expect(api.open({ tutorial: 'karak' })).rejects.toMatchObject({ code: 'storage_unknown' });
  expect(asked.length).toBe(2);
});

test('a refusal is not asked for again', async () => {
  const asked = server(failure(404, { code: 'unknown_table', message: '' }));
  await expect(api.table('x')).rejects.toMatchObject({ code: 'unknown_table' });
  expect(asked.length).toBe(1);
});

test('an answer that is not ours counts as no answer', async () => {
  server(new Response('<html>', { status: 502 }));
  await expect(api.open({ tutorial: 'karak' })).rejects.toMatchObject({ code: 'offline' });
});

test('an answer that is cut off counts as no answer, and is asked for again', async () => {
  vi.useFakeTimers();
  const asked = server(new Response('{"steps":'), answer({ game: 'karak', steps: [] }));
  const told = api.tutorial('karak');
  await vi.runAllTimersAsync();
  expect((await told).steps).toEqual([]);
  expect(asked.length).toBe(2);
});

test('who does not answer is not waited for', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  });
  const opened = api.open({ tutorial: 'karak' });
  deadline.abort();
  await expect(opened).rejects.toMatchObject({ code: 'offline' });
});

test('a strange name of a table stays a name', async () => {
  const asked = server(answer({}), answer({}));
  await api.table('../games?x');
  await api.tutorial('a/b');
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/tables/..%2Fgames%3Fx', '/api/v1/tutorials/a%2Fb']);
  expect(api.streamOf('a b')).toBe('/api/v1/tables/a%20b/stream');
});
