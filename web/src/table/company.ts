/** Is anybody else at the table, at a device of their own? */

import type { TableState } from '../lib/table.svelte';

export function hasCompany(table: Pick<TableState, 'room' | 'holds'>): boolean {
  return table.room.seats.some(({ plan }, seat) => 'person' in plan && !table.holds(seat));
}
