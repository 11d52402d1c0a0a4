/** What went wrong, in the reader's words, with what to do next. */

import { codeOf } from './api';
import { dashed, say } from './texts';

/** What may go well the next time. */
const PASSING = new Set(['offline', 'busy', 'storage', 'too_many', 'internal', 'unexpected']);

export function mayPass(code: string): boolean {
  return PASSING.has(code);
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
