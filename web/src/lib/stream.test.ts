// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api';
import { subscribe, Parser, type Connection, type Message } from './stream';

test('messages are whole, however the text is cut', () => {
  const text =
    ': hello\n\nevent: frame\nid: 7\ndata: {"a":\ndata: 1}\n\nevent: frame\r\nid: 8\r\ndata:x\r\n\r\n';
  const whole = new Parser().feed(text);
  expect(whole).toEqual([
    { event: 'frame', id: '7', data: '{"a":\n1}' },
    { event: 'frame', id: '8', data: 'x' },
  ]);
  for (let cut = 1; cut < text.length; cut += 1) {
    const parser = new Parser();
    expect([...parser.feed(text.slice(0, cut)), ...parser.feed(text.slice(cut))]).toEqual(whole);
  }
});

test('an event without data is none', () => {
  expect(new Parser().feed('event: frame\n\ndata\n\n')).toEqual([{ event: 'message', id: null, data: '' }]);
});

function streamOf(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(encoder.encode(chunk)));
      controller.close();
    },
  });
  return new Response(body);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('comes back after a loss and says what it knows', async () => {
  const asked: (string | null)[] = [];
  const answers = [streamOf('id: 3\ndata: a\n\n'), streamOf('id: 4\ndata: b\n\n')];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('Last-Event-ID'));
    const answer = answers.shift();
    if (!answer) return new Promise(() => {});
    return answer;
  });
  const messages: Message[] = [];
  const states: Connection[] = [];
  const stop = subscribe({
    url: 'http://here/stream',
    token: 't',
    last: () => Number(messages.at(-1)?.id ?? 2),
    onmessage: (message) => messages.push(message),
    onstate: (state) => states.push(state),
    onrefused: () => expect.unreachable(),
  });
  await vi.waitFor(() => expect(asked).toEqual(['2', '3', '4']), { timeout: 5000 });
  stop();
  expect(messages.map(({ data }) => data)).toEqual(['a', 'b']);
  expect(states).toEqual(['open', 'lost', 'open', 'lost']);
});

test('a device without a network knows at once that the connection is gone, and comes back with it', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    const start = (stream: ReadableStreamDefaultController) =>
      signal.addEventListener('abort', () => stream.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  });
  const states: Connection[] = [];
  const stop = subscribe({
    url: '/',
    token: null,
    last: () => 0,
    onmessage() {},
    onstate: (state) => states.push(state),
    onrefused: () => expect.unreachable(),
  });
  await vi.waitFor(() => expect(states).toEqual(['open']));
  dispatchEvent(new Event('offline'));
  await vi.waitFor(() => expect(states).toEqual(['open', 'lost']));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(states).toEqual(['open', 'lost', 'open']));
  expect(asked).toHaveLength(2);
  stop();
});

test('leaves nothing behind, however often it comes back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  const who = { url: '/', token: null, last: () => 0, onmessage() {}, onstate() {}, onrefused() {} };
  const stop = subscribe(who);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(added.mock.calls.length).toBeGreaterThan(6);
  // At any moment it listens at most once.
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1);
  stop();
  vi.useRealTimers();
});

test('does not knock again where it is not wanted', async () => {
  const no = JSON.stringify({ error: { code: 'unknown_table', message: 'no' } });
  vi.stubGlobal('fetch', async () => new Response(no, { status: 404 }));
  const refused = await new Promise<ApiError>((onrefused) => {
    subscribe({ url: '/', token: null, last: () => 0, onmessage() {}, onstate() {}, onrefused });
  });
  expect(refused.code).toBe('unknown_table');
});
