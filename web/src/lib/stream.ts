/** Server-sent events over fetch: EventSource could not send the token's header. */

import { ApiError, failureOf } from './api';

export type Connection = 'open' | 'lost';

export interface Message {
  event: string;
  id: string | null;
  data: string;
}

/** Takes text as it comes and gives whole messages. */
export class Parser {
  #rest = '';
  #event = '';
  #id: string | null = null;
  #data: string[] = [];

  feed(text: string): Message[] {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  #line(line: string): Message[] {
    if (line === '') return this.#flush();
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') this.#event = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id') this.#id = value;
    return [];
  }

  #flush(): Message[] {
    const message = { event: this.#event || 'message', id: this.#id, data: this.#data.join('\n') };
    const empty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return empty ? [] : [message];
  }
}

export interface Subscriber {
  url: string;
  token: string | null;
  /** The newest version known; told to the server, so that nothing is missed. */
  last(): number;
  onmessage(message: Message): void;
  /** Called when it is open, and when it is lost: until it is open again it stays so, however often that is tried. */
  onstate(state: Connection): void;
  /** The server will not have us: there is no use in trying again. */
  onrefused(error: ApiError): void;
}

/** A stream that says nothing for so long, not even a keep-alive, is taken for dead. */
const IDLE_TIMEOUT = 45_000;
/** Error codes after which there is no use in trying again. */
const FINAL = new Set(['unknown_table', 'bad_token', 'forbidden', 'not_found']);
const MIN_BACKOFF = 500;
const MAX_BACKOFF = 10_000;

/** Subscribes to a stream; reconnects by itself after a loss. The function given back unsubscribes. */
export function subscribe(who: Subscriber): () => void {
  const stop = new AbortController();
  void reconnect(who, stop.signal);
  return () => stop.abort();
}

/** The reconnect loop, with exponential backoff and jitter. */
async function reconnect(who: Subscriber, stop: AbortSignal): Promise<void> {
  let backoff = MIN_BACKOFF;
  while (!stop.aborted) {
    try {
      await read(who, stop, () => (backoff = MIN_BACKOFF));
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof ApiError && FINAL.has(error.code)) return who.onrefused(error);
    }
    if (stop.aborted) return;
    who.onstate('lost');
    await sleep(backoff * (0.75 + Math.random() / 2), stop);
    backoff = Math.min(backoff * 2, MAX_BACKOFF);
  }
}

/** One connection, from open to end. */
async function read(who: Subscriber, stop: AbortSignal, onopen: () => void): Promise<void> {
  const cut = new AbortController();
  const silent = () => cut.abort();
  stop.addEventListener('abort', silent, { once: true });
  // Without a network the connection would look alive until it has been silent for long.
  window.addEventListener('offline', silent);
  const headers: Record<string, string> = { Accept: 'text/event-stream', 'Last-Event-ID': `${who.last()}` };
  if (who.token) headers['Authorization'] = `Bearer ${who.token}`;
  let watch = setTimeout(silent, IDLE_TIMEOUT);
  try {
    const answer = await fetch(who.url, { headers, signal: cut.signal, cache: 'no-store' });
    if (!answer.ok) throw await failureOf(answer);
    if (!answer.body) return;
    onopen();
    who.onstate('open');
    const parser = new Parser();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stop.aborted) return;
      clearTimeout(watch);
      watch = setTimeout(silent, IDLE_TIMEOUT);
      parser.feed(value).forEach(who.onmessage);
    }
  } finally {
    clearTimeout(watch);
    stop.removeEventListener('abort', silent);
    window.removeEventListener('offline', silent);
  }
}

/** Waits, but no longer than until the network is back. */
function sleep(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      stop.removeEventListener('abort', wake);
      go();
    };
    const timer = setTimeout(wake, ms);
    window.addEventListener('online', wake);
    stop.addEventListener('abort', wake, { once: true });
  });
}
