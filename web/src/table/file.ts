/** A game as a file, to keep or to pass on. */

import * as api from '../lib/api';
import { problemOf } from '../lib/problem';
import type { TableState } from '../lib/table.svelte';
import { notify } from '../parts/toasts.svelte';

/** How long a browser may take to fetch what it was given, in milliseconds. */
const TAKING = 60_000;

export async function saveToFile(table: TableState): Promise<void> {
  try {
    const record = await api.save(table.id, table.tokens[0]?.token);
    const day = new Date().toISOString().slice(0, 10);
    download(`${table.game.id}-${day}.json`, JSON.stringify(record));
  } catch (error) {
    notify(problemOf(error), 'bad');
  }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKING);
}
