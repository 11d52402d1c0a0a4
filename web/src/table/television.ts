/** Is this a screen that only shows the table: a television that nobody plays on? */

import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/table.svelte';

export function isTelevision(table: Pick<TableState, 'tokens'>): boolean {
  return settings.tv && table.tokens.length === 0;
}
