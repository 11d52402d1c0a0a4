/** A table as this device knows it: what is shown of it, who sits here, and what they can ask for. */

import { findGame } from '../games/games';
import type { GameModule } from '../games/module';
import * as api from './api';
import { History } from './history.svelte';
import * as device from './device';
import { noteSeal } from './dice';
import { beatsOf, soundOf } from './events';
import { BEAT } from './pace';
import { Playback } from './playback.svelte';
import { isRetryable } from './problem';
import { settings } from './settings.svelte';
import { play } from './sound';
import { subscribe, type Connection } from './stream';
import { loadTexts } from './texts';
import { takeHostAlong, tryKeys, type Keys } from './tokens';
import {
  decider,
  givenName,
  isStopped,
  same,
  winners,
  type Action,
  type Advice,
  type Arrange,
  type Decision,
  type Done,
  type Frame,
  type Precondition,
  type Refusal,
  type Room,
  type Said,
  type Say,
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

/** So much of what was said is kept. */
const KEPT_WORDS = 20;

/** What somebody has said; the number tells two that are alike apart. */
export type Spoken = Said & { number: number };

/** What went wrong, and what can be tried again. */
export interface Trouble {
  code: string;
  retry: (() => void) | null;
  /** After how many seconds it may be over, where the server says so. */
  wait?: number;
}

/** Loads a table, and sees it from the seat of whoever is to decide here. */
export async function openTable(id: string): Promise<TableState> {
  try {
    return await openWith(id, await takeHostAlong(id));
  } catch (error) {
    if (api.codeOf(error) !== 'bad_token') throw error;
    const { lost, ...keys } = await tryKeys(id);
    const table = await openWith(id, keys);
    table.tellLoss(lost);
    return table;
  }
}

async function openWith(id: string, { tokens, host }: Keys): Promise<TableState> {
  // Where several people sit here, nobody's secrets are fetched before it is known who looks.
  const asked = tokens.length === 1 ? tokens[0]?.token : (host ?? undefined);
  const first = await api.table(id, asked);
  const seat = seatAtFirst(first, tokens);
  const token = tokens.find((one) => one.seat === seat)?.token ?? host ?? undefined;
  const info = await fromTheStart(token === asked ? first : await api.table(id, token));
  const [game] = await Promise.all([findGame(info.game), loadTexts(info.game)]);
  return new TableState(info, game, { tokens, host }, seat);
}

/** Computers are far ahead before the page is there: who has let them play, and comes to look, sees it from the start. */
async function fromTheStart(info: Table): Promise<Table> {
  const record = device.table(info.table);
  const isNew = record !== undefined && record.played === record.created;
  if (!isNew || !info.seats.every((plan) => 'computer' in plan)) return info;
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
  tokens = $state.raw<Token[]>([]);
  /** The key of a host who has no seat. */
  host = $state.raw<string | null>(null);
  info = $state.raw() as Table;
  newest = $state.raw() as Frame;
  /** The people around the table. */
  room = $state.raw() as Room;
  /** What was said last, the newest last, without those who are muted here. */
  said = $state.raw<Spoken[]>([]);
  /** Whose words and signs are not shown here. */
  muted = $state.raw<number[]>([]);
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
  #spoken = 0;

  constructor(info: Table, game: GameModule, { tokens, host }: Keys, seat: number | null) {
    this.info = info;
    this.room = info.room;
    this.game = game;
    this.tokens = tokens;
    this.host = host;
    this.seat = seat;
    this.newest = info.frame;
    this.muted = device.table(info.table)?.muted ?? [];
    this.playback = new Playback(info.frame, {
      hold: (frame) => (document.hidden ? 0 : beatsOf(game, frame) * BEAT[settings.pace]),
      most: tokens.length > 0 ? MOST_WAITING : Infinity,
      onpass: (frame) => this.history.add(frame),
      onstay: (frame) => this.#sound(frame),
    });
    noteSeal(info);
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
    const isAnother = next !== null && next !== this.seat && this.holds(next);
    return this.playback.isLive && this.goesOn && isAnother ? next : null;
  }

  get isOver(): boolean {
    return winners(this.newest.turn) !== null;
  }

  /** Is anybody still asked to decide? Not after the end, nor at a table that is closed or does not hold under our rules. */
  get goesOn(): boolean {
    return !this.isOver && !isStopped({ ...this.info, room: this.room });
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

  /** Everybody at this device agrees to end the game, who has not done so yet. */
  async end(): Promise<void> {
    for (const { seat, token } of this.tokens) {
      const { consent } = this.newest;
      const agreed = consent?.to === 'end' && consent.agreed.includes(seat);
      if (!this.isOver && !agreed)
        await this.#decide((precondition) => api.end(this.id, token, precondition));
    }
  }

  /** Arranges who sits where, and how they play. Of one's own seat, or as the host. */
  async arrange(wish: Arrange, seat = this.seat): Promise<void> {
    const token = this.#token(seat) || this.arranger;
    await this.#try(async () => this.#meet(await api.arrange(this.id, token, wish)));
  }

  /** The key that the host arranges with, or whoever wants to be it; any of this device's will do. */
  get arranger(): string {
    return this.host ?? this.tokens[0]?.token ?? '';
  }

  /** Gives up a seat of this device: we go on with the others, or watch. A host stays the host. */
  async leaveSeat(seat: number): Promise<void> {
    const key = this.#token(seat);
    await this.#try(async () => {
      const room = await api.arrange(this.id, key, 'leave');
      this.tokens = this.tokens.filter((one) => one.seat !== seat);
      // The key of their last seat arranges the table without it.
      if (room.host && this.tokens.length === 0) this.host ??= key;
      device.change(this.id, { tokens: this.tokens, host: this.host });
      if (this.seat === seat) await this.#lookFrom(seatAtFirst(this.info, this.tokens));
      else this.#meet(room);
    });
  }

  /** Agrees to what is proposed, or not, for a seat of this device. */
  answer(agree: boolean, seat: number): Promise<void> {
    const token = this.#token(seat);
    return this.#decide((precondition) => api.answer(this.id, token, precondition, agree));
  }

  /** Says something to everybody, from the seat that is looked from. */
  async say(words: Say): Promise<void> {
    await this.#try(() => api.speak(this.id, this.#token(this.seat), words));
  }

  /** Shows nothing more of what this seat says, or again. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
    if (on) this.said = this.said.filter((one) => one.seat !== seat);
    device.change(this.id, { muted: this.muted });
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
      onmessage: ({ event, data }) => this.#hear(event, JSON.parse(data)),
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
    if (code === 'bad_token') return void this.#loseSeats();
    // Somebody was faster; the stream brings what we have missed.
    if (CONFLICTS.has(code)) this.#subscribe();
    const wait = error instanceof api.ApiError ? error.wait : undefined;
    const trouble = { code, retry: isRetryable(code) ? retry : null };
    this.trouble = wait === undefined ? trouble : { ...trouble, wait };
  }

  /** A seat of ours is played on another device now, or is no longer ours: we go on with the others, or watch. */
  async #loseSeats(): Promise<void> {
    try {
      const { tokens, host, lost } = await tryKeys(this.id);
      this.tokens = tokens;
      this.host = host;
      if (this.seat !== null && lost.includes(this.seat)) await this.#lookFrom(null);
      this.tellLoss(lost);
    } catch (error) {
      this.trouble = { code: api.codeOf(error), retry: () => void this.#loseSeats() };
    }
  }

  /** What has become of the seats that were ours. */
  tellLoss(seats: number[]): void {
    const isFreed = seats.length > 0 && seats.every((seat) => !('person' in this.room.seats[seat]!.plan));
    this.trouble = { code: isFreed ? 'seat_freed' : 'bad_token', retry: null };
  }

  /** Sees the table with other eyes, whether or not it has gone on meanwhile. */
  async #lookFrom(seat: number | null): Promise<void> {
    let info: Table;
    do info = await api.table(this.id, this.#token(seat));
    while (info.frame.version < this.newest.version);
    this.#see(info.frame, seat);
    this.#meet(info.room);
  }

  #hear(event: string, data: unknown): void {
    if (event === 'frame') this.receive([data as Frame]);
    else if (event === 'room') this.#meet(data as Room);
    else if (event === 'said') this.#listen(data as Said);
  }

  /** Who sits where has changed, or who is here. */
  #meet(room: Room): void {
    if (this.#left || room.revision < this.room.revision) return;
    const { revision } = this.room;
    this.room = room;
    this.info = { ...this.info, room, seats: room.seats.map(({ plan }) => plan) };
    if (room.revision === revision) return;
    this.#note();
    void this.#lookAgain();
  }

  /**
   * Who sits where says who decides, and which heroes they have before the game begins; that is no ply, so no frame
   * tells it.
   */
  async #lookAgain(): Promise<void> {
    const { seat } = this;
    try {
      const { setup, frame } = await api.table(this.id, this.#token(seat));
      if (this.#left || seat !== this.seat || frame.version !== this.newest.version) return;
      this.info = { ...this.info, setup };
      this.newest = frame;
      if (this.playback.isLive) this.playback.replace(frame);
    } catch (error) {
      this.#report(error, () => void this.#lookAgain());
    }
  }

  #listen(said: Said): void {
    if (this.muted.includes(said.seat)) return;
    this.#spoken += 1;
    this.said = [...this.said, { ...said, number: this.#spoken }].slice(-KEPT_WORDS);
  }

  /** The key of the seat that is looked from, of the host, or of any seat here. */
  #token(seat: number | null): string {
    const own = this.tokens.find((one) => one.seat === seat)?.token;
    return own ?? (seat === null ? (this.host ?? '') : '');
  }

  /** What the home screen says of this table. */
  #note(): void {
    const { view, turn } = this.newest;
    device.note(this.id, {
      heroes: this.game.state(view).heroes,
      names: this.info.seats.map(givenName),
      turn: this.goesOn ? decider(turn) : null,
      over: winners(turn) !== null,
      waiting: this.room.stage === 'waiting',
      together: this.room.seats.some(({ plan }, seat) => !('computer' in plan) && !this.holds(seat)),
    });
  }
}
