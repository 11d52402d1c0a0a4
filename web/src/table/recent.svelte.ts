/** What was said in the last few seconds; what was said before somebody came is over. */

import type { Spoken } from '../lib/table.svelte';

/** How long words stay, in milliseconds. */
const LASTS = 7000;

export class RecentWords {
  current = $state.raw<Spoken[]>([]);
  /** The number of the last words that are over. */
  #over: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(said: Spoken[]) {
    this.#over = newest(said);
  }

  /** To be called whenever something was said, or somebody was muted. All stays until nothing more is said for a while. */
  hear(said: Spoken[]): void {
    clearTimeout(this.#timer);
    const fresh = said.filter(({ number }) => number > this.#over);
    this.current = fresh;
    if (fresh.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#over = newest(fresh);
      this.current = [];
    }, LASTS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function newest(said: Spoken[]): number {
  return said.at(-1)?.number ?? 0;
}
