/** A table as this device knows it: what is shown of it, who sits here, and what they can ask for. */

import { findGame } from '../games/games';
import type { GameModule } from '../games/module';
import * as api from './api';
import { History } from './history.svelte';
import * as device from './device';
import { beatsOf, soundOf } from './events';
import { BEAT } from './pace';
import { Playback } from './playback.svelte';
import { isRetryable } from './problem';
import { settings } from './settings.svelte';
import { play } from './sound';
import { subscribe, type Connection } from './stream';
import { loadTexts } from './texts';
import {
  decider,
  givenName,
  same,
  winners,
  type Action,
  type Advice,
  type Decision,
  type Done,
  type Frame,
  type Precondition,
  type Refusal,
  type Table,
  type Token,
} from './wire';

/** Who plays has missed what others have done meanwhile if it is more frames than this; who watches has come for them. */
const MOST_WAITING = 60;
/** So many plies of the past are loaded with a table; more on request. */
const RECENT = 60;
/** Delay before waiting is shown, in milliseconds: what is over sooner would only flicker. */
const BUSY_DELAY = 150;
/** Error codes of a conflict: the table has gone on meanwhile. */
const CONFLICTS = new Set(['stale', 'not_your_turn', 'over']);

/** What went wrong, and what can be tried again. */
export interface Trouble {
  code: string;
  retry: (() => void) | null;
}

/** Loads a table, and sees it from the seat of whoever is to decide here. */
export async function openTable(id: string): Promise<TableState> {
  const tokens = device.table(id)?.tokens ?? [];
  // Where several people sit here, nobody's secrets are fetched before it is known who looks.
  const asked = tokens.length === 1 ? tokens[0]?.token : undefined;
  const first = await api.table(id, asked);
  const seat = seatAtFirst(first, tokens);
  const token = tokens.find((one) => one.seat === seat)?.token;
  const info = await fromTheStart(token === asked ? first : await api.table(id, token));
  const [game] = await Promise.all([findGame(info.game), loadTexts(info.game)]);
  return new TableState(info, game, tokens, seat);
}

/** Computers are far ahead before the page is there: who has let them play, and comes to look, sees it from the start. */
async function fromTheStart(info: Table): Promise<Table> {
  const record = device.table(info.table);
  const isNew = record !== undefined && record.played === record.created;
  if (!isNew || info.seats.some((plan) => 'person' in plan)) return info;
  const [frame] = await api.frames(info.table, 0, 0);
  return frame ? { ...info, frame } : info;
}

/** Whose eyes see the table first: where there are secrets nobody's, until somebody says who is here. */
function seatAtFirst(info: Table, tokens: Token[]): number | null {
  const [only, another] = tokens;
  if (!only) return null;
  if (!another) return only.seat;
  if (info.secrets) return null;
  const next = decider(info.frame.turn);
  return tokens.some(({ seat }) => seat === next) ? next : only.seat;
}

export class TableState {
  readonly game: GameModule;
  readonly playback: Playback;
  readonly history = new History();
  readonly tokens: Token[];
  info = $state.raw() as Table;
  newest = $state.raw() as Frame;
  /** Through whose eyes we look; null: a spectator's. */
  seat = $state.raw<number | null>(null);
  connection = $state.raw<Connection>('open');
  /** A hint is being thought about. */
  thinks = $state.raw(false);
  trouble = $state.raw<Trouble | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** At which version a decision was taken that takes its time. */
  #slowAt = $state.raw<number | null>(null);
  /** Settled when the decision that is on its way is answered. */
  #deciding: Promise<void> | null = null;
  /** What the game has reckoned, and of which version. */
  #reckoned = $state.raw<{ version: number; analysis: unknown } | null>(null);
  /** Settled when the last question about a decision is answered. */
  #reckoning: Promise<unknown> = Promise.resolve();
  /** Aborts what is asked about a decision that is taken. */
  #questions = new AbortController();
  /** The decisions in a row that are being taken; another one by hand ends them. */
  #line: Action[] | null = null;
  #unsubscribe = () => {};
  #left = false;

  constructor(info: Table, game: GameModule, tokens: Token[], seat: number | null) {
    this.info = info;
    this.game = game;
    this.tokens = tokens;
    this.seat = seat;
    this.newest = info.frame;
    this.playback = new Playback(info.frame, {
      hold: (frame) => (document.hidden ? 0 : beatsOf(game, frame) * BEAT[settings.pace]),
      most: tokens.length > 0 ? MOST_WAITING : Infinity,
      onpass: (frame) => this.history.add(frame),
      onstay: (frame) => this.#sound(frame),
    });
    this.#subscribe();
    this.#note();
    void this.loadOlder();
  }

  get id(): string {
    return this.info.table;
  }

  /** A decision is on its way, and that takes its time. What the stream has brought meanwhile can be decided at once. */
  get busy(): boolean {
    return this.#slowAt === this.newest.version;
  }

  /** What is asked of the person before the screen, once all is shown. */
  get decision(): Decision | null {
    const { decision } = this.newest;
    return this.playback.isLive && !this.isOver && decision?.seat === this.seat ? decision : null;
  }

  /** What the game reckons of the decision that is shown; null until that has come. */
  get analysis(): unknown {
    return this.#reckoned?.version === this.newest.version ? this.#reckoned.analysis : null;
  }

  /** Another person of this device is to decide: the screen changes hands. */
  get nextPerson(): number | null {
    const next = decider(this.newest.turn);
    return this.playback.isLive && next !== null && next !== this.seat && this.holds(next) ? next : null;
  }

  get isOver(): boolean {
    return winners(this.newest.turn) !== null;
  }

  /** Was it opened here? Also a table that only computers sit at. */
  get isOurs(): boolean {
    return device.table(this.id) !== undefined;
  }

  /** Can a person of this device take back a decision? */
  get canUndo(): boolean {
    const { undo } = this.newest;
    return this.playback.isLive && undo !== null && this.holds(undo);
  }

  holds(seat: number): boolean {
    return this.tokens.some((one) => one.seat === seat);
  }

  /** Switches to the seat of a person who is here now. Until the table is seen with those eyes, nothing changes. */
  async takeSeat(seat: number): Promise<void> {
    await this.#try(async () => {
      let info: Table;
      do info = await api.table(this.id, this.#token(seat));
      while (info.frame.version < this.newest.version);
      // Where the table is further than we are, the stream tells how it came to that; then we are asked again.
      if (info.frame.version === this.newest.version) this.#see(info.frame, seat);
    });
  }

  /** Nobody sits before the screen until the next person says so: what the last one knew is forgotten. */
  async coverUp(): Promise<void> {
    if (this.seat === null) return;
    await this.#try(async () => {
      const info = await api.table(this.id);
      if (info.frame.version === this.newest.version && this.nextPerson !== null) this.#see(info.frame, null);
    });
  }

  act(action: Action): Promise<void> {
    this.#line = null;
    return this.#act(action);
  }

  /** Several decisions in a row: each is sent if it is offered once the one before is answered, and nothing else has happened. */
  async acts(line: Action[]): Promise<void> {
    this.#line = line;
    for (const action of line) {
      const { version } = this.newest;
      if (this.#line !== line || !this.#isOffered(action)) return;
      await this.#act(action);
      if (this.newest.version !== version + 1) return;
    }
  }

  /** Asks what the game reckons of the decision that is shown. */
  async reckon(): Promise<void> {
    const { version } = this.newest;
    if (this.#reckoned?.version === version) return;
    this.#reckoned = { version, analysis: null };
    const analysis = await this.analyse([]);
    if (analysis !== null) this.#reckoned = { version, analysis };
  }

  /**
   * What the game reckons after these own decisions. Chances only help: whoever gets none plays without. A server
   * reckons one thing at a time for a table, so the next question waits for the answer to the one before.
   */
  analyse(line: Action[]): Promise<unknown> {
    const { version } = this.newest;
    const answer = this.#reckoning.then(() => this.#analyse(line, version));
    this.#reckoning = answer;
    return answer;
  }

  /** A decision that is on its way goes first; what it has interrupted is asked again, if nothing came of it. */
  async #analyse(line: Action[], version: number): Promise<unknown> {
    await this.#deciding;
    if (version !== this.newest.version) return null;
    try {
      const { signal } = this.#questions;
      const analysis = await api.analysis(this.id, this.#token(this.seat), version, line, signal);
      return version === this.newest.version ? analysis : null;
    } catch {
      return this.#deciding ? this.#analyse(line, version) : null;
    }
  }

  /** Takes back the last decision; where that cannot be done, the answer says why. */
  undo(): Promise<void> {
    const token = this.#token(this.canUndo ? this.newest.undo : this.seat);
    return this.#decide((precondition) => api.undo(this.id, token, precondition));
  }

  /** Everybody at this device agrees to end the game. */
  async end(): Promise<void> {
    for (const { token } of this.tokens) {
      if (!this.isOver) await this.#decide((precondition) => api.end(this.id, token, precondition));
    }
  }

  async hint(): Promise<void> {
    if (this.thinks) return;
    const { version } = this.newest;
    this.thinks = true;
    await this.#try(async () => {
      const advice = await api.hint(this.id, this.#token(this.seat), version);
      if (version === this.newest.version) this.advice = advice;
    });
    this.thinks = false;
  }

  async why(action: Action): Promise<void> {
    const { version } = this.newest;
    await this.#try(async () => {
      const refusal = await api.why(this.id, this.#token(this.seat), action);
      if (version === this.newest.version) this.refusal = refusal;
    });
  }

  /** Loads older events. */
  async loadOlder(): Promise<void> {
    const { entries, missing } = this.history;
    const last = entries.length > 0 ? missing : this.playback.shown.ply;
    if (last <= 0) return;
    const { seat } = this;
    await this.#try(async () => {
      const past = await api.frames(this.id, Math.max(1, last - RECENT + 1), last, this.#token(seat));
      // What these eyes have seen is not for whoever sits here now.
      if (seat === this.seat) this.history.prepend(past);
    });
  }

  leave(): void {
    this.#left = true;
    this.#questions.abort();
    this.#unsubscribe();
    this.playback.stop();
  }

  /** Takes in frames that are new; the same frame comes with the answer and with the stream. */
  receive(frames: Frame[]): void {
    if (this.#left) return;
    const fresh = frames.filter((frame) => frame.version > this.newest.version);
    const last = fresh.at(-1);
    if (!last) return;
    this.newest = last;
    this.#forget();
    this.advice = null;
    this.refusal = null;
    this.playback.push(fresh);
    this.#note();
    if (this.isOver)
      void this.#try(async () => void (this.info = await api.table(this.id, this.#token(this.seat))));
  }

  /**
   * The same frame with the eyes of another seat, or with nobody's. What the one before saw is not for them: neither the
   * page nor its memory keeps anything of it.
   */
  #see(frame: Frame, seat: number | null): void {
    this.seat = seat;
    this.newest = frame;
    this.#forget();
    this.advice = null;
    this.refusal = null;
    this.playback.replace(frame);
    this.#subscribe();
    if (!this.info.secrets) return;
    this.info = { ...this.info, frame };
    this.playback.before = null;
    this.history.clear();
    if (seat !== null) void this.loadOlder();
  }

  #isOffered(action: Action): boolean {
    const { decision } = this.newest;
    return decision?.seat === this.seat && decision.actions.some((one) => same(one, action));
  }

  #act(action: Action): Promise<void> {
    const token = this.#token(this.seat);
    return this.#decide((precondition) => api.act(this.id, token, precondition, action));
  }

  /** What was asked and reckoned is about the decision before. */
  #forget(): void {
    this.#interrupt();
    this.#reckoned = null;
  }

  /** Nobody waits any more for answers about a decision. */
  #interrupt(): void {
    this.#questions.abort();
    this.#questions = new AbortController();
  }

  #sound(frame: Frame): void {
    if (frame.undone) return;
    const sound = soundOf(this.game, frame);
    if (sound) play(sound);
  }

  /** Subscribes as the seat. Whoever has left gets no more. */
  #subscribe(): void {
    if (this.#left) return;
    this.#unsubscribe();
    this.#unsubscribe = subscribe({
      url: api.streamOf(this.id),
      token: this.#token(this.seat) || null,
      last: () => this.newest.version,
      onmessage: ({ event, data }) => event === 'frame' && this.receive([JSON.parse(data) as Frame]),
      onstate: (state) => (this.connection = state),
      onrefused: (error) => this.#report(error, null),
    });
  }

  /**
   * One command at a time, with one idempotency key through all retries; what comes of it is shown at once. A second
   * click on the same version is dropped; if the stream has already delivered the answer, the next command waits for
   * the first to finish.
   */
  async #decide(send: (precondition: Precondition) => Promise<Done>): Promise<void> {
    if (this.busy) return;
    const precondition = api.preconditionAt(this.newest.version);
    if (this.#deciding) await this.#deciding;
    if (precondition.version !== this.newest.version) return;
    await this.#work(async () => {
      const { frames } = await send(precondition);
      this.receive(frames);
      this.playback.hurry(precondition.version + 1);
    });
  }

  async #work(task: () => Promise<void>): Promise<void> {
    if (this.#deciding) return;
    const { version } = this.newest;
    const timer = setTimeout(() => (this.#slowAt = version), BUSY_DELAY);
    this.#deciding = this.#try(task);
    // It would reach the server too late.
    this.#interrupt();
    await this.#deciding;
    clearTimeout(timer);
    this.#deciding = null;
    this.#slowAt = null;
  }

  /** Never fails: what went wrong is told. What went wrong since it was asked for is not over when it goes well. */
  async #try(task: () => Promise<void>): Promise<void> {
    const { trouble } = this;
    try {
      await task();
      if (this.trouble === trouble) this.trouble = null;
    } catch (error) {
      this.#report(error, () => void this.#work(task));
    }
  }

  #report(error: unknown, retry: (() => void) | null): void {
    const code = api.codeOf(error);
    if (!(error instanceof api.ApiError)) reportError(error);
    else if (error.details.refusal) {
      this.refusal = error.details.refusal;
      return;
    }
    // Somebody was faster; the stream brings what we have missed.
    if (CONFLICTS.has(code)) this.#subscribe();
    this.trouble = { code, retry: isRetryable(code) ? retry : null };
  }

  #token(seat: number | null): string {
    return this.tokens.find((one) => one.seat === seat)?.token ?? '';
  }

  /** What the home screen says of this table. */
  #note(): void {
    const { view, turn } = this.newest;
    device.note(this.id, {
      heroes: this.game.state(view).heroes,
      names: this.info.seats.map(givenName),
      turn: decider(turn),
      over: winners(turn) !== null,
    });
  }
}
