/** Shows frames one after the other, so that eyes can follow what computers do in no time. */

import type { Frame } from './wire';

/** What is left to be seen by those who have missed the rest. */
const LAST_FEW = 6;

interface Options {
  /** How long a frame stays before the next one, in milliseconds. */
  hold(frame: Frame): number;
  /** Whoever comes back to more than this has missed it; only the end is shown. */
  most: number;
  /** Called for every frame in its order, also for those that are only passed by. */
  onpass?(frame: Frame): void;
  /** Called for every frame that stays to be seen. */
  onstay?(frame: Frame): void;
}

export class Playback {
  shown = $state.raw() as Frame;
  /** What was shown before: the board moves from there. */
  before = $state.raw<Frame | null>(null);
  #waiting = $state.raw<Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #options: Options;

  constructor(first: Frame, options: Options) {
    this.#options = options;
    this.shown = first;
  }

  /** Is the newest frame shown? Only then can anybody decide. */
  get isLive(): boolean {
    return this.#waiting.length === 0;
  }

  /** Takes frames in; they wait for what is being shown, unless something was taken back. */
  push(frames: Frame[]): void {
    const from = this.#waiting.length;
    frames.forEach((frame) => this.#take(frame));
    const undone = this.#waiting.findLastIndex((frame, at) => at >= from && frame.undone);
    if (undone >= 0) this.#passTo(this.#waiting.length - undone - 1);
    else if (this.#waiting.length > this.#options.most) this.#passTo(LAST_FEW);
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows a frame now: one's own decision does not wait for what is being shown. */
  hurry(version: number): void {
    const later = this.#waiting.filter((frame) => frame.version > version).length;
    if (later < this.#waiting.length) this.#passTo(later);
  }

  /** Shows the newest frame now. */
  skip(): void {
    if (!this.isLive) this.#passTo(0);
  }

  /** Puts a frame in the place of the same one, seen with other eyes. */
  replace(frame: Frame): void {
    const is = (other: Frame) => other.version === frame.version;
    if (is(this.shown)) this.shown = frame;
    this.#waiting = this.#waiting.map((other) => (is(other) ? frame : other));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  /** Where nothing has happened but that people agree to something, the frame before goes on as it is shown. */
  #take(frame: Frame): void {
    const last = this.#waiting.at(-1) ?? this.shown;
    const isSame = frame.ply === last.ply && !frame.undone && frame.events.length === 0;
    const goesOn = { ...frame, events: last.events, undone: last.undone };
    if (!isSame) this.#waiting = [...this.#waiting, frame];
    else if (this.isLive) this.shown = goesOn;
    else this.#waiting = [...this.#waiting.slice(0, -1), goesOn];
  }

  /** Shows what waits in no time, until so many are left. */
  #passTo(left: number): void {
    while (this.#waiting.length > left) this.#step();
    this.#wait();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.#step();
    this.#wait();
  }

  #step(): void {
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#waiting = rest;
    this.before = this.shown;
    this.shown = next;
    this.#options.onpass?.(next);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const ms = this.#options.hold(this.shown);
    if (ms <= 0 && !this.isLive) return this.#next();
    this.#options.onstay?.(this.shown);
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
