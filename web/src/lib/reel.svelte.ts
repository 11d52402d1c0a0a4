/** A recorded game that can be shown at any ply, forwards and backwards. */

import type { GameModule } from '../games/module';
import { codeOf } from './api';
import type { Frame } from './wire';

const CHUNK = 100;

export class Reel {
  /** The ply that is shown. */
  at = $state(0);
  playing = $state(false);
  /** Times as fast as calm. */
  speed = $state(1);
  /** The code of what has failed. */
  trouble = $state.raw<string | null>(null);
  readonly last: number;
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #loading = new Set<number>();
  #load: (from: number, to: number) => Promise<Frame[]>;
  #game: Pick<GameModule, 'beats' | 'beginsTurn'>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    last: number,
    game: Pick<GameModule, 'beats' | 'beginsTurn'>,
    load: (from: number, to: number) => Promise<Frame[]>,
  ) {
    this.last = last;
    this.#game = game;
    this.#load = load;
    void this.#need(0);
  }

  get frame(): Frame | null {
    return this.#frames.get(this.at) ?? null;
  }

  get before(): Frame | null {
    return this.#frames.get(this.at - 1) ?? null;
  }

  go(ply: number): void {
    this.at = Math.min(Math.max(0, ply), this.last);
    void this.#need(this.at);
    void this.#need(this.at - 1);
    if (this.at === this.last) this.pause();
  }

  /** To where the next turn begins, or the one before. */
  goTurn(step: 1 | -1): void {
    let ply = this.at + step;
    while (ply > 0 && ply < this.last && this.#frames.has(ply) && !this.#beginsTurn(ply)) ply += step;
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
    return this.#frames.get(ply)?.events.some((event) => this.#game.beginsTurn(event)) ?? false;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const { frame } = this;
    const ms = frame ? (this.#game.beats(frame) * 700) / this.speed : 100;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (frame) this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, ms);
  }

  /** Loads the chunk of a ply, and the next one before it is asked for. */
  async #need(ply: number): Promise<void> {
    const first = Math.floor(Math.max(0, ply) / CHUNK) * CHUNK;
    for (const from of [first, first + CHUNK]) {
      if (from > this.last || this.#loading.has(from)) continue;
      this.#loading.add(from);
      try {
        const frames = await this.#load(from, Math.min(from + CHUNK - 1, this.last));
        this.#frames = new Map([...this.#frames, ...frames.map((frame) => [frame.ply, frame] as const)]);
      } catch (error) {
        this.#loading.delete(from);
        this.pause();
        this.trouble = codeOf(error);
      }
    }
  }
}
