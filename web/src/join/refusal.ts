/** Why somebody cannot sit down, in words, and where they can go from there. */

import { ApiError, codeOf } from '../lib/api';
import { isRetryable, sayProblem } from '../lib/problem';
import { dashed, say } from '../lib/texts';

/** Failures for which a person before a closed door needs other words than one at a table. */
const OWN_WORDS = new Set([
  'no_link',
  'bad_invitation',
  'spent_invitation',
  'revoked_invitation',
  'unknown_table',
  'bad_code',
  'no_seat',
  'begun',
  'over',
  'closed',
]);
/** No table that could be watched is known after these. */
const NO_TABLE = new Set(['unknown_table', 'closed', 'unknown_game']);

/** Where to go instead of sitting down. */
export type Ways = { again: boolean; watch: boolean; replay: boolean; code: boolean };

export function sayRefusal(code: string): string {
  return OWN_WORDS.has(code) ? say(`join-${dashed(code)}`) : sayProblem(code);
}

/** There is always one way besides the one home. */
export function waysAfter(code: string): Ways {
  const again = isRetryable(code);
  const replay = code === 'over';
  return { again, replay, watch: !again && !replay && !NO_TABLE.has(code), code: !again };
}

/** What is wrong with a name, or whatever else has gone wrong. */
export function sayWhyNot(error: unknown): string {
  const cause = error instanceof ApiError && error.code === 'bad_name' ? error.details.cause : null;
  switch (cause) {
    case 'empty':
      return say('join-name-empty');
    case 'long':
      return say('join-name-long');
    case 'taken':
      return say('join-name-taken');
    default:
      return codeOf(error) === 'no_seat' ? say('join-faster') : sayRefusal(codeOf(error));
  }
}
