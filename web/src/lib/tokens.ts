/** The keys of this device to the seats of a table. Another device may take a seat away, and the host may free it. */

import * as api from './api';
import * as device from './device';
import type { Token } from './wire';

export type Keys = {
  tokens: Token[];
  /** The key of a host who has no seat. */
  host: string | null;
};

/** What this device remembers. */
export function keysTo(id: string): Keys {
  const { tokens = [], host = null } = device.table(id) ?? {};
  return { tokens, host };
}

/** The keys to a table. A host who has sat down meanwhile arranges it from that seat: the key without a seat is not needed any more. */
export async function takeHostAlong(id: string): Promise<Keys> {
  const { tokens, host } = keysTo(id);
  const [first] = tokens;
  if (host === null || !first) return { tokens, host };
  try {
    await api.arrange(id, host, { hand_over: { to: first.seat } });
  } catch (error) {
    // Somebody else is the host by now, or the key opens nothing: it is not needed either.
    if (!['not_host', 'bad_token'].includes(api.codeOf(error))) throw error;
  }
  device.change(id, { host: null });
  return { tokens, host: null };
}

/** Those that still open a seat, and the seats that are lost. Keys that open nothing are forgotten. */
export async function tryKeys(id: string): Promise<Keys & { lost: number[] }> {
  const { tokens, host } = keysTo(id);
  const opens = await Promise.all(tokens.map(({ token }) => isGood(id, token)));
  const keys: Keys = {
    tokens: tokens.filter((_, index) => opens[index]),
    host: host && (await isGood(id, host)) ? host : null,
  };
  device.change(id, keys);
  const lost = tokens.flatMap(({ seat }, index) => (opens[index] ? [] : [seat]));
  return { ...keys, lost };
}

async function isGood(id: string, token: string): Promise<boolean> {
  try {
    await api.table(id, token);
    return true;
  } catch (error) {
    if (api.codeOf(error) === 'bad_token') return false;
    throw error;
  }
}
