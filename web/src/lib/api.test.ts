import { afterEach, expect, test, vi } from 'vitest';
import * as api from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failure(status: number, error: object): Response {
  return new Response(JSON.stringify({ error }), { status });
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

test('a table is not opened twice', async () => {
  const asked = server(new Error('cut'), answer({ table: 'x', tokens: [] }));
  await expect(api.open({ tutorial: 'karak' })).rejects.toMatchObject({ code: 'offline' });
  expect(asked.length).toBe(1);
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
