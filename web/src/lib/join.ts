/** Sits down at a table: the server gives a seat, this device remembers it, and the page goes there. */

import * as api from './api';
import * as device from './device';
import { dropRight, noteWish, type Right } from './entitlement';
import { isRetryable } from './problem';
import { go } from './router';
import { keysTo, tryKeys } from './tokens';
import { givenName, winners, type Join, type Table } from './wire';

/** What somebody wants to be called, and where they want to sit; neither on another device of one's own. */
export type Wish = Pick<Join, 'name' | 'seat'>;

/** Has this device a seat at this table already? */
export async function isSeated(id: string): Promise<boolean> {
  if (keysTo(id).tokens.length === 0) return false;
  const { tokens } = await tryKeys(id);
  return tokens.length > 0;
}

/** Sits down and goes to the table, unless somebody has gone elsewhere meanwhile. */
export async function sitDown(info: Table, right: Right, wish: Wish): Promise<void> {
  const { href } = location;
  const id = info.table;
  const { seat, token, counts } = await askFor(id, right, wish);
  const dice = withNumber(info, counts ? { seat, number: right.number } : null);
  dropRight(id);
  const { tokens } = keysTo(id);
  const now = Date.now();
  device.remember({
    created: now,
    ...device.table(id),
    table: id,
    game: info.game,
    tokens: [...tokens.filter((one) => one.seat !== seat), { seat, token }],
    played: now,
    summary: summaryOf(info),
    ...(dice ? { dice } : {}),
  });
  if (location.href === href) go(`/table/${id}`, { replace: true });
}

/** What is kept of the dice: the seal that was shown before this number was given, with the numbers of others at this device. */
function withNumber(
  { table, commitment }: Table,
  given: device.KeptDice['numbers'][number] | null,
): device.KeptDice | undefined {
  const kept = device.table(table)?.dice ?? (commitment ? { commitment, numbers: [] } : undefined);
  if (!kept || !given) return kept;
  const others = kept.numbers.filter(({ seat }) => seat !== given.seat);
  return { ...kept, numbers: [...others, given] };
}

/** Only a refusal shows for sure that nobody has sat down. */
async function askFor(id: string, { by, key, number }: Right, wish: Wish) {
  noteWish(id, true);
  try {
    return await api.join(id, { ...wish, by, key, nonce: number });
  } catch (error) {
    if (!isRetryable(api.codeOf(error))) noteWish(id, false);
    throw error;
  }
}

/** What is known before the first look at the table. */
function summaryOf({ seats, setup, frame, room }: Table): device.Summary {
  return {
    heroes: seats.map((_, seat) => setup.heroes?.[seat] ?? null),
    names: seats.map(givenName),
    turn: null,
    over: winners(frame.turn) !== null,
    waiting: room.stage === 'waiting',
    together: true,
  };
}
