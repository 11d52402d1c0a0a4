/** Chances that the server has reckoned: with the view where that is quick, later where it takes its time. */

import { hex } from '../../parts/board/hex';
import type { Analysis, EnemyView, Outlook, Reckoned } from './view';

/** The result, if it was reckoned. */
export function exact(outlook: Reckoned | undefined): Outlook | null {
  return outlook && !('too_large' in outlook) ? outlook : null;
}

/** The chance of the active hero to beat these enemies with the whole army, 0 to 1, as soon as it is known. */
export function winOf(foe: EnemyView, analysis: Analysis | null): number | undefined {
  const later = analysis?.foes.find(({ at }) => hex.same(at, foe.at))?.outlook;
  const outlook = exact(foe.outlook) ?? exact(later);
  return outlook ? outlook.win / 1000 : undefined;
}
