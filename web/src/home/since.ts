/** How long ago something was, in the words of the reader's language. */

import { settings } from '../lib/settings.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function since(time: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - time) / length);
    if (count > 0) return words.format(-count, unit);
  }
  return words.format(0, 'second');
}
