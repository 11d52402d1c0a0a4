/** The invitations to a table that this device has given out. Only here are their secrets known. */

import * as api from '../lib/api';
import * as device from '../lib/device';
import type { TableState } from '../lib/table.svelte';
import type { Target } from '../lib/wire';

/** What is needed of a table. */
type Inviting = Pick<TableState, 'id' | 'arranger' | 'room' | 'arrange'>;

export class Invitations {
  readonly #table: Inviting;
  #secrets = $state.raw<Record<string, string>>({});
  /** At which revision of the room one was given out: the room does not name it before the next. */
  #since: Record<string, number> = {};

  constructor(table: Inviting) {
    this.#table = table;
    this.#secrets = device.table(table.id)?.invitations ?? {};
  }

  /** The secret of an invitation that still holds; null: there is none, or not from here. */
  secretOf(to: Target): string | null {
    const place = placeOf(to);
    const secret = this.#secrets[place] ?? null;
    const isNew = this.#since[place] === this.#table.room.revision;
    return isNew || this.isOut(to) ? secret : null;
  }

  /** Has anybody given one out? */
  isOut(to: Target): boolean {
    const place = placeOf(to);
    return this.#table.room.invitations.some((one) => placeOf(one.to) === place);
  }

  /** Gives one out; one that was given out before holds no more. */
  async make(to: Target): Promise<void> {
    const { revision } = this.#table.room;
    const secret = await api.invite(this.#table.id, this.#table.arranger, to);
    this.#since[placeOf(to)] = revision;
    this.#keep({ ...this.#secrets, [placeOf(to)]: secret });
  }

  async takeBack(to: Target): Promise<void> {
    await this.#table.arrange({ take_back: { to } });
    if (this.isOut(to)) return;
    const { [placeOf(to)]: _, ...rest } = this.#secrets;
    this.#keep(rest);
  }

  #keep(secrets: Record<string, string>): void {
    this.#secrets = secrets;
    device.change(this.#table.id, { invitations: secrets });
  }
}

/** `table`, `seat 2`: what an invitation leads to, in one word. */
function placeOf(to: Target): string {
  if (typeof to === 'string') return to;
  return Object.entries(to).flat().join(' ');
}
