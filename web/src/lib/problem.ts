/** What went wrong, in the reader's words, with what to do next. */

import { codeOf } from './api';
import { dashed, say } from './texts';

/** Error codes after which a person may try the same again. */
const RETRYABLE = new Set(['offline', 'busy', 'storage', 'too_many', 'internal', 'unexpected']);

export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code);
}

export function problemOf(error: unknown): string {
  return sayProblem(codeOf(error));
}

/** The words for a code; one that we do not know is unexpected. */
export function sayProblem(code: string): string {
  const id = `error-${dashed(code)}`;
  const text = say(id);
  return text === id ? say('error-unexpected') : text;
}
