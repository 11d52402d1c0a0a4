/** The server as the page knows it: a function for each route, and one kind of error. */

import type {
  Action,
  Analysis,
  Advice,
  Arrange,
  DiceRecord,
  Done,
  Door,
  DrawnDice,
  Entitlement,
  Eyes,
  Frame,
  Frames,
  Games,
  Hint,
  Invited,
  Join,
  Joined,
  LobbyTable,
  Open,
  Opened,
  Precondition,
  Problem,
  PushSubscription,
  Reach,
  Refusal,
  Room,
  Say,
  Table,
  TableCode,
  Target,
  Tutorial,
  Why,
} from './wire';

const ROOT = '/api/v1';
/** Delays before each retry of a request that may be repeated, in milliseconds. */
const RETRY_DELAYS = [300, 1000, 3000];
/**
 * Error codes of failures that may be over at the next try. Whatever has come of the request, the server answers the same
 * key with it: so it may be sent again even where nobody knows whether it was written.
 */
const TRANSIENT = new Set(['offline', 'busy', 'too_slow', 'storage_unknown']);
/** The longest time, in seconds, that a request waits by itself for a server that says when to come again. */
const PATIENCE = 5;
/** How long one request may take, in milliseconds. */
const TIMEOUT = 20_000;

type Details = Omit<Problem, 'code' | 'message'>;

/** Why there is no answer. The page has words for `code`; `message` is for programs. */
export class ApiError extends Error {
  readonly code: string;
  readonly details: Details;
  /** After how many seconds it may be over, where the server says so. */
  readonly wait: number | undefined;

  constructor(code: string, message: string, details: Details = {}, wait?: number) {
    super(message);
    this.code = code;
    this.details = details;
    this.wait = wait;
  }
}

/** The code of whatever was thrown. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'unexpected';
}

/**
 * The precondition of a command: the version it answers, and an idempotency key, so that it is done once however often
 * it is sent.
 */
export function preconditionAt(version: number): Precondition {
  return { version, key: randomKey() };
}

/** 128 random bits in hexadecimal: whoever repeats a request with them gets the same answer. */
export function randomKey(): string {
  // `randomUUID` is missing on plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  token?: string | null | undefined;
  body?: unknown;
  /** A body in plain text. */
  text?: string;
  /** May it be repeated after a transient failure? */
  again?: boolean;
  /** Ends it early, when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

export function games(): Promise<Games> {
  return request('/games', { again: true });
}

/** Reads a box that somebody has typed in; what comes back goes into the setup. */
export async function readBox(game: string, text: string): Promise<unknown> {
  const path = `/games/${encodeURIComponent(game)}/box`;
  const answer = await request<{ contents: unknown }>(path, { method: 'POST', text, again: true });
  return answer.contents;
}

/** Draws dice for a table to come: the seal of their secret. */
export async function drawDice(): Promise<string> {
  const answer = await request<DrawnDice>('/dice', { method: 'POST', again: true });
  return answer.commitment;
}

/** What draws the rolls of a finished game again, from this ply on; there may be more. */
export function dice(id: string, from: number, token?: string | null): Promise<DiceRecord> {
  return request(`${placeOf(id)}/dice?from=${from}`, { token, again: true });
}

export function open(plan: Open): Promise<Opened> {
  return request('/tables', { method: 'POST', body: plan });
}

export function table(id: string, token?: string | null): Promise<Table> {
  return request(placeOf(id), { token, again: true });
}

/**
 * Frames `from` to `to`, both included; the server gives at most 200 at once. Of a game that is over also with the eyes of
 * any seat, or with all that anybody knew.
 */
export async function frames(
  id: string,
  from: number,
  to: number,
  token?: string | null,
  eyes?: Eyes,
): Promise<Frame[]> {
  const seen = eyes === undefined ? '' : `&eyes=${eyes}`;
  const path = `${placeOf(id)}/frames?from=${from}&to=${to}${seen}`;
  const answer = await request<Frames>(path, { token, again: true });
  return answer.frames;
}

export function act(id: string, token: string, precondition: Precondition, action: Action): Promise<Done> {
  return post(id, 'act', token, { ...precondition, action });
}

export function undo(id: string, token: string, precondition: Precondition): Promise<Done> {
  return post(id, 'undo', token, precondition);
}

/** Agrees to end the game. */
export function end(id: string, token: string, precondition: Precondition): Promise<Done> {
  return post(id, 'end', token, precondition);
}

/** Agrees to what is proposed, or not. */
export function answer(id: string, token: string, precondition: Precondition, agree: boolean): Promise<Done> {
  return post(id, 'answer', token, { ...precondition, agree });
}

/** Arranges who sits where, and how they play. Every wish says how it shall be, so it may be repeated. */
export function arrange(id: string, token: string, wish: Arrange): Promise<Room> {
  return post(id, 'room', token, wish);
}

/** A new invitation; an earlier one to the same place is taken back. A device may be one for good: then the seat leaves the others. */
export async function invite(id: string, token: string, to: Target, moves = false): Promise<string> {
  const answer = await post<Invited>(id, 'invitations', token, { to, moves });
  return answer.secret;
}

/** A short code to type, for the waiting room of a table. */
export function code(id: string, token: string): Promise<TableCode> {
  return request(`${placeOf(id)}/code`, { method: 'POST', token, again: true });
}

/** The table of a code that somebody has typed. */
export async function tableOf(code: string): Promise<string> {
  const answer = await request<{ table: string }>('/codes', { method: 'POST', body: { code }, again: true });
  return answer.table;
}

/** What an invitation leads to. */
export function door(id: string, by: Entitlement): Promise<Door> {
  return request(`${placeOf(id)}/door`, { method: 'POST', body: { by }, again: true });
}

/** Sits down. The key stays the same for as long as the wish does. */
export function join(id: string, wish: Join): Promise<Joined> {
  return request(`${placeOf(id)}/join`, { method: 'POST', body: wish, again: true });
}

export async function speak(id: string, token: string, words: Say): Promise<void> {
  await request(`${placeOf(id)}/say`, { method: 'POST', token, body: words });
}

/** The table at which the same people play again, with the same keys to their seats. */
export async function rematch(id: string, token: string): Promise<string> {
  const path = `${placeOf(id)}/rematch`;
  const answer = await request<{ table: string }>(path, { method: 'POST', token, again: true });
  return answer.table;
}

/** How others reach this server. */
export function reach(): Promise<Reach> {
  return request('/reach', { again: true });
}

export async function lobby(): Promise<LobbyTable[]> {
  const answer = await request<{ tables: LobbyTable[] }>('/lobby', { again: true });
  return answer.tables;
}

/** Tells whoever runs the server that a table should not be listed. */
export async function report(id: string): Promise<void> {
  await request(`${placeOf(id)}/report`, { method: 'POST', again: true });
}

/** Wants push messages when it is the turn of the seat. */
export async function push(id: string, token: string, subscription: PushSubscription): Promise<void> {
  await post(id, 'push', token, subscription);
}

export async function hint(id: string, token: string, version: number): Promise<Advice[]> {
  const answer = await post<Hint>(id, 'hint', token, { version });
  return answer.advice;
}

/** Why this cannot be done now; null: it can. */
export async function why(id: string, token: string, action: Action): Promise<Refusal | null> {
  const answer = await post<Why>(id, 'why', token, { action });
  return answer.refusal;
}

/** What the game reckons of a decision after a line of own actions; each game has its own words for it. */
export async function analysis(
  id: string,
  token: string,
  version: number,
  line: Action[],
  signal: AbortSignal,
): Promise<unknown> {
  const body = { version, line };
  const answer = await request<Analysis>(`${placeOf(id)}/analysis`, { method: 'POST', token, body, signal });
  return answer.analysis;
}

/** The record of a table, as it goes into a file. */
export function save(id: string, token?: string | null): Promise<unknown> {
  return request(`${placeOf(id)}/save`, { token, again: true });
}

export function tutorial(game: string): Promise<Tutorial> {
  return request(`/tutorials/${encodeURIComponent(game)}`, { again: true });
}

/** The address of a table's stream. */
export function streamOf(id: string): string {
  return `${ROOT}${placeOf(id)}/stream`;
}

/** The error of an answer that is not a good one. */
export async function failureOf(answer: Response): Promise<ApiError> {
  try {
    const { error }: { error: Problem } = await answer.json();
    const { code, message, ...details } = error;
    // The page has other words for it than for a disk that is full, and sends it again.
    const isUnknown = code === 'storage' && details.cause === 'unknown';
    return new ApiError(isUnknown ? 'storage_unknown' : code, message, details, waitOf(answer));
  } catch {
    // Not our server's words: something on the way has answered in its stead.
    const code = answer.status >= 500 ? 'offline' : 'unexpected';
    return new ApiError(code, `status ${answer.status}`, {}, waitOf(answer));
  }
}

/** `Retry-After` in seconds; a date, which our server never sends, counts as nothing. */
function waitOf(answer: Response): number | undefined {
  const seconds = answer.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) : undefined;
}

/** The names of tables come from addresses, where anything may be written. */
function placeOf(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

/** A decision with its key, or a question: both may be repeated. */
function post<T>(id: string, what: string, token: string, body: unknown): Promise<T> {
  return request(`${placeOf(id)}/${what}`, { method: 'POST', token, body, again: true });
}

async function request<T>(path: string, options: RequestOptions): Promise<T> {
  for (const pause of options.again ? RETRY_DELAYS : []) {
    try {
      return await fetchJson<T>(path, options);
    } catch (error) {
      const delay = delayAfter(error, pause);
      if (delay === null) throw error;
      await new Promise((go) => setTimeout(go, delay));
    }
  }
  return fetchJson<T>(path, options);
}

/**
 * How long to wait before a request is repeated, in milliseconds: never shorter than the server asks for; null: it is
 * not repeated. A limit is tried again only where it says that it is over soon.
 */
function delayAfter(error: unknown, pause: number): number | null {
  if (!(error instanceof ApiError)) return null;
  const { code, wait } = error;
  if (wait !== undefined && wait > PATIENCE) return null;
  const isOverSoon = TRANSIENT.has(code) || (code === 'too_many' && wait !== undefined);
  return isOverSoon ? Math.max(pause, (wait ?? 0) * 1000) : null;
}

async function fetchJson<T>(
  path: string,
  { method = 'GET', token, body, text, signal }: RequestOptions,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  const timeout = AbortSignal.timeout(TIMEOUT);
  const init: RequestInit = {
    method,
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (text !== undefined) init.body = text;
  const answer = await orOffline(fetch(ROOT + path, init));
  if (!answer.ok) throw await failureOf(answer);
  return orOffline(answer.json() as Promise<T>);
}

/** Any network failure, also in the middle of a body, becomes `offline`. */
function orOffline<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new ApiError('offline', 'no answer from the server');
  });
}
