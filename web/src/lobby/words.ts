/** What the list says of an open table. */

import { settings } from '../lib/settings.svelte';
import { dashed, listed, say } from '../lib/texts';
import type { LobbyTable } from '../lib/wire';
import { kindOf, lengthOf } from '../setup/house';

/** How long a turn may take. */
export function clockWords({ clock }: Pick<LobbyTable, 'clock'>): string {
  return say(`lobby-clock-${kindOf(clock)}`, { count: lengthOf(clock) });
}

/** With which ways to play; null: as the rules are. */
export function optionWords({ game, options }: Pick<LobbyTable, 'game' | 'options'>): string | null {
  if (options.length === 0) return null;
  return say('setup-summary-options', {
    list: listed(options.map((option) => say(`${game}-option-${dashed(option)}`))),
  });
}

/** What is spoken there, in the reader's language. What is no language is left out: it comes from strangers. */
export function languageWords({ languages }: Pick<LobbyTable, 'languages'>): string {
  const names = new Intl.DisplayNames(settings.language, { type: 'language', fallback: 'none' });
  return listed(languages.flatMap((code) => nameIn(names, code) ?? []));
}

function nameIn(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}
