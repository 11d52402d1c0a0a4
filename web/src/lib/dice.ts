/**
 * Dice that nobody can choose: this device sees the seal of the server's secret, draws numbers of its own, keeps both and
 * only then sends the numbers. dice-check.ts compares them when the game is over.
 */

import * as api from './api';
import * as device from './device';
import type { KeptDice } from './device';
import { winners, type Open, type Opened, type Table } from './wire';

/** Opens a table; a new game with dice whose seal this device has seen. */
export async function openSealed(plan: Open): Promise<{ opened: Opened; dice?: KeptDice }> {
  if (!('setup' in plan) || typeof plan.seed === 'number') return { opened: await api.open(plan) };
  try {
    return await openOnce(plan);
  } catch (error) {
    if (api.codeOf(error) !== 'bad_commitment') throw error;
    // The server has been started again. It gets no third try: else it could refuse numbers until some suit it.
    return openOnce(plan);
  }
}

async function openOnce(plan: Extract<Open, { setup: unknown }>) {
  const commitment = await api.drawDice();
  const people = plan.seats.flatMap((sitter, seat) => ('person' in sitter ? [seat] : []));
  // Where nobody sits here, whoever opens the table gives a number all the same.
  const seats = people.length > 0 ? people : [null];
  const dice = { commitment, numbers: seats.map((seat) => ({ seat, number: api.randomKey() })) };
  device.write('dice', dice);
  const nonces = dice.numbers.map(({ number }) => number);
  return { opened: await api.open({ ...plan, commitment, nonces }), dice };
}

/** Notes the seal of a table that was opened for this device elsewhere, while its game goes on. */
export function noteSeal({ table, commitment = null, frame }: Table): void {
  const record = device.table(table);
  if (!record || record.dice || commitment === null || winners(frame.turn) !== null) return;
  device.change(table, { dice: { commitment, numbers: [] } });
}
