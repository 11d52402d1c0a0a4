/** Who else is around the table, at devices of their own. */

import type { TableState } from '../lib/table.svelte';

/** Does anybody else sit there? */
export function hasCompany(table: Pick<TableState, 'room' | 'holds'>): boolean {
  return table.room.seats.some(({ plan }, seat) => 'person' in plan && !table.holds(seat));
}
