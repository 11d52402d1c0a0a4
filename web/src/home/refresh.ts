/** How the games with people elsewhere stand by now: they go on while nobody looks at them here. */

import * as api from '../lib/api';
import { change, tables } from '../lib/device';
import { decider, givenName, isStopped, winners } from '../lib/wire';

/** So many of them are asked about: the last played. */
const MOST = 8;

/** Asks the server about them; where there is no answer, a table stays as it was seen last. */
export async function refresh(): Promise<void> {
  const going = tables().filter(({ summary }) => summary.together && !summary.over);
  await Promise.all(going.slice(0, MOST).map(({ table }) => refreshOne(table).catch(() => {})));
}

async function refreshOne(id: string): Promise<void> {
  const record = tables().find(({ table }) => table === id)!;
  const now = await api.table(id, record.tokens[0]?.token ?? record.host ?? undefined);
  const { frame, room, seats } = now;
  const summary = {
    ...record.summary,
    names: seats.map(givenName),
    turn: isStopped(now) ? null : decider(frame.turn),
    over: winners(frame.turn) !== null,
    waiting: room.stage === 'waiting',
  };
  change(id, { summary });
}
