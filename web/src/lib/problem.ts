/** What went wrong, in the reader's words, with what to do next. */

import { ApiError, codeOf } from './api';
import { settings } from './settings.svelte';
import { dashed, say } from './texts';

/** Error codes after which a person may try the same again. */
const RETRYABLE = new Set([
  'offline',
  'busy',
  'too_slow',
  'storage',
  'storage_unknown',
  'too_many',
  'internal',
  'unexpected',
]);
/** Times are said in the first unit in which they are below this number. */
const MOST = 120;

export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code);
}

export function problemOf(error: unknown): string {
  return sayProblem(codeOf(error), error instanceof ApiError ? error.wait : undefined);
}

/** The words for a code, with the seconds after which it may be over; a code that we do not know is unexpected. */
export function sayProblem(code: string, wait?: number): string {
  const id = `error-${dashed(code)}`;
  const text = say(id, wait === undefined ? {} : { when: sayWait(wait) });
  return text === id ? say('error-unexpected') : text;
}

/** "in 42 seconds", "in 3 minutes"; rather too late than too early. */
function sayWait(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language);
  if (seconds < MOST) return words.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < MOST ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour');
}
