/** Chances that the server has reckoned: with the view where that is quick, later where it takes its time. */

import { tagOf } from '../../lib/tagged';
import type { Decision } from '../../lib/wire';
import { hex } from '../../parts/board/hex';
import type { Action, Analysis, EnemyView, Outlook, Reckoned } from './view';

/** The result, if it was reckoned. */
export function exact(outlook: Reckoned | undefined): Outlook | null {
  return outlook && !('too_large' in outlook) ? outlook : null;
}

/** The chance of the active hero to beat these enemies with the whole army, 0 to 1, as soon as it is known. */
export function winOf(foe: EnemyView, analysis: Analysis | null): number | undefined {
  const later = analysis?.foes.find(({ at }) => hex.same(at, foe.at))?.outlook;
  return shareOf(exact(foe.outlook) ?? exact(later));
}

/** The chance to win the crown by a challenge, where that is offered, as soon as it is known. */
export function winOfDuel(decision: Decision<Action> | null, analysis: Analysis | null): number | undefined {
  const told = [decision?.outlooks, analysis?.outlooks].map((outlooks) =>
    outlooks?.find(({ action }) => tagOf(action) === 'challenge'),
  );
  const [now, later] = told.map((one) => exact(one?.outlook as Reckoned | undefined));
  return shareOf(now ?? later ?? null);
}

function shareOf(outlook: Outlook | null): number | undefined {
  return outlook ? outlook.win / 1000 : undefined;
}
