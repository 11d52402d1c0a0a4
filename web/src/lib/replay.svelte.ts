/** The replay of a recorded game: any ply can be shown, forwards and backwards. */

import { codeOf } from './api';
import { beatsOf, beginsTurn, type Styled } from './events';
import { BEAT } from './pace';
import type { Frame } from './wire';

const CHUNK = 100;

/** Loads plies, both included. */
type Load = (from: number, to: number) => Promise<Frame[]>;

export class Replay {
  /** The ply that is wanted. */
  at = $state(0);
  /** What is shown: the ply that is wanted or, until that has come, what was there last. */
  frame = $state.raw<Frame | null>(null);
  playing = $state(false);
  /** Times as fast as calm. */
  speed = $state(1);
  /** The code of what has failed. */
  trouble = $state.raw<string | null>(null);
  readonly last: number;
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  /** What was asked for, by its first ply. */
  #chunks = new Map<number, Promise<void>>();
  #load: Load;
  #game: Styled;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: number, game: Styled, load: Load) {
    this.last = last;
    this.#game = game;
    this.#load = load;
    void this.#need(0);
  }

  get before(): Frame | null {
    return (this.frame && this.#frames.get(this.frame.ply - 1)) ?? null;
  }

  /** Is the ply that is wanted still on its way? */
  get isLoading(): boolean {
    return this.frame?.ply !== this.at;
  }

  go(ply: number): void {
    this.at = Math.min(Math.max(0, ply), this.last);
    this.#show();
    void this.#need(this.at);
    void this.#need(this.at - 1);
    if (this.at === this.last) this.pause();
  }

  /** Shows the same ply with other eyes. */
  look(load: Load): void {
    this.#load = load;
    this.#chunks.clear();
    this.#frames = new Map();
    this.trouble = null;
    void this.#need(this.at);
  }

  /** To where the next turn begins, or the one before. Loads what lies between; who goes elsewhere meanwhile stays there. */
  async goTurn(step: 1 | -1): Promise<void> {
    const from = this.at;
    let ply = from + step;
    while (ply > 0 && ply < this.last) {
      if (!this.#frames.has(ply)) await this.#need(ply);
      if (this.at !== from || !this.#frames.has(ply)) return;
      if (this.#beginsTurn(ply)) break;
      ply += step;
    }
    this.go(ply);
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Asks again for what has failed. */
  retry(): void {
    this.trouble = null;
    void this.#need(this.at);
  }

  #beginsTurn(ply: number): boolean {
    return this.#frames.get(ply)?.events.some((event) => beginsTurn(this.#game, event)) ?? false;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const { frame, isLoading } = this;
    const ms = frame && !isLoading ? (beatsOf(this.#game, frame) * BEAT.calm) / this.speed : 100;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (!isLoading) this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, ms);
  }

  #show(): void {
    this.frame = this.#frames.get(this.at) ?? this.frame;
  }

  /** Loads the chunk of a ply, and the next one before it is asked for. */
  async #need(ply: number): Promise<void> {
    const first = Math.floor(Math.max(0, ply) / CHUNK) * CHUNK;
    await this.#chunk(first);
    void this.#chunk(first + CHUNK);
  }

  /** Each is asked for once, unless that has failed. */
  #chunk(from: number): Promise<void> {
    if (from > this.last) return Promise.resolve();
    const chunk = this.#chunks.get(from) ?? this.#fetch(from);
    this.#chunks.set(from, chunk);
    return chunk;
  }

  /** What was asked for with other eyes comes too late. */
  async #fetch(from: number): Promise<void> {
    const load = this.#load;
    try {
      const frames = await load(from, Math.min(from + CHUNK - 1, this.last));
      if (load !== this.#load) return;
      this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.ply, frame] as const)]);
      this.#show();
    } catch (error) {
      if (load !== this.#load) return;
      this.#chunks.delete(from);
      this.pause();
      this.trouble = codeOf(error);
    }
  }
}
