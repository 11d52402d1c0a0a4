/** What went wrong, in the reader's words, with what to do next. */

import { ApiError } from './api';
import { dashed, say } from './texts';

export function problemOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'unexpected';
  const id = `error-${dashed(code)}`;
  const text = say(id);
  return text === id ? say('error-unexpected') : text;
}
