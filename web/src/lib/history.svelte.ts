/** The history of events, ply by ply, as far as it has been shown. */

import type { Frame, GameEvent } from './wire';

export interface Entry {
  ply: number;
  events: GameEvent[];
}

export class History {
  /** By ply, without gaps from the first one that is known. */
  entries = $state.raw<Entry[]>([]);

  /** The first ply that is not known yet, looking back: 0 when all is. */
  get missing(): number {
    return this.entries[0] ? this.entries[0].ply - 1 : 0;
  }

  /** A frame was shown. What was undone has not happened. */
  add(frame: Frame): void {
    const kept = this.entries.filter((entry) => entry.ply <= frame.ply - (frame.undone ? 0 : 1));
    this.entries = frame.undone ? kept : [...kept, entryOf(frame)];
  }

  clear(): void {
    this.entries = [];
  }

  /** Older frames came to be known. */
  prepend(frames: Frame[]): void {
    const first = this.entries[0]?.ply ?? Infinity;
    const older = frames.filter((frame) => frame.ply < first && frame.ply > 0).map(entryOf);
    this.entries = [...older, ...this.entries];
  }
}

function entryOf({ ply, events }: Frame): Entry {
  return { ply, events };
}
