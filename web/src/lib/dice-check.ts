/**
 * Draws every roll of a finished game again, by the definition in crates/tabletop/src/dice.rs: the table key is BLAKE3 keyed
 * by the secret over a label and the numbers of the seats; ply n is answered by the output stream of BLAKE3 keyed by the
 * table key over n. Loaded when somebody checks.
 */

import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as api from './api';
import type { KeptDice } from './device';
import type { DiceRecord, Draw, LuckSpan } from './wire';

/** What a check has found. */
export interface Finding {
  /** Rolls and draws that follow from the secret and the numbers. */
  rolls: number;
  /** The first ply that does not, or that is told in one place only; null: all follow. */
  wrong: number | null;
  /** Is the seal the one that this device saw at the beginning, and the hash of the secret? null: it saw none. */
  seal: boolean | null;
  /** Are this device's own numbers among those used? null: it gave none. */
  number: boolean | null;
  /** The last seal and its secret, for whoever reckons again. */
  commitment: string | null;
  secret: string | null;
}

/** Words of a stream, 32 bits each. */
type Words = () => number;

const LABEL = utf8ToBytes('karak tabletop v1 table key');
/** So many rolls are checked before the page may do something else. */
const AT_ONCE = 100;

/** Checks a finished game; calls back with how many rolls are done. */
export async function checkTable(
  id: string,
  kept: KeptDice | undefined,
  token: string | undefined,
  onprogress: (done: number) => void,
): Promise<Finding> {
  const [record, rolled] = await Promise.all([wholeRecord(id, token), rolledPlies(id, token)]);
  return checkRecord(record, rolled, kept, onprogress);
}

/** Checks what the server tells of the dice; `rolled`: the plies of the record that luck brought. */
export async function checkRecord(
  { luck, draws }: DiceRecord,
  rolled: number[],
  kept: KeptDice | undefined,
  onprogress: (done: number) => void = () => {},
): Promise<Finding> {
  const spans = luck.map((span) => ({ from: span.from, key: keyOf(span) }));
  let rolls = 0;
  let wrong: number | null = null;
  for (const [index, draw] of draws.entries()) {
    const key = spans.findLast(({ from }) => from <= draw.ply)?.key ?? null;
    const follows =
      key !== null &&
      draw.ply === rolled[index] &&
      pick(draw.weights, wordsAt(key, draw.ply)) === draw.chosen;
    if (follows) rolls += 1;
    else wrong ??= Math.min(draw.ply, rolled[index] ?? draw.ply);
    if (index % AT_ONCE === AT_ONCE - 1) {
      onprogress(index + 1);
      await new Promise((go) => setTimeout(go));
    }
  }
  const last = luck.at(-1);
  return {
    rolls,
    wrong: wrong ?? rolled[draws.length] ?? null,
    seal: sealOf(luck, kept),
    number: numbersOf(last, kept),
    commitment: last?.commitment ?? null,
    secret: last?.secret ?? null,
  };
}

/** A secret that is not what its seal says is worse than a seal that nobody saw. */
function sealOf(luck: LuckSpan[], kept: KeptDice | undefined): boolean | null {
  const hashes = luck.map(({ secret }) => (secret ? bytesToHex(blake3(hexToBytes(secret))) : null));
  if (luck.some(({ commitment }, index) => commitment !== hashes[index])) return false;
  return kept ? luck.at(-1)?.commitment === kept.commitment : null;
}

function numbersOf(last: LuckSpan | undefined, kept: KeptDice | undefined): boolean | null {
  if (!kept || kept.numbers.length === 0) return null;
  const used = (seat: number | null, number: string) =>
    last?.nonces.some((one) => one.nonce === number && (one.seat ?? null) === seat) ?? false;
  return kept.numbers.every(({ seat, number }) => used(seat, number));
}

/** The table key of a span; null where nothing follows from anything. */
export function keyOf({ secret, nonces }: Pick<LuckSpan, 'secret' | 'nonces'>): Uint8Array | null {
  if (!secret) return null;
  const mix = blake3.create({ key: hexToBytes(secret) }).update(LABEL);
  for (const { nonce } of nonces) mix.update(hexToBytes(nonce));
  return mix.digest();
}

/** The stream that answers a ply. */
export function wordsAt(key: Uint8Array, ply: number): Words {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(ply), true);
  const stream = blake3.create({ key }).update(number);
  return () => {
    const bytes = stream.xof(4);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  };
}

/** Widening multiplication with rejection: a number from 0 to `limit - 1`, each equally likely. */
function below(limit: number, words: Words): number {
  const wide = BigInt(limit);
  const biased = (1n << 32n) % wide;
  for (;;) {
    const product = BigInt(words()) * wide;
    if ((product & 0xffffffffn) >= biased) return Number(product >> 32n);
  }
}

/** Which of the outcomes comes, by weight; -1: there is none. */
export function pick(weights: number[], words: Words): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return -1;
  let left = below(total, words);
  return weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
}

/** All pages of what the server tells. */
async function wholeRecord(id: string, token: string | undefined): Promise<DiceRecord> {
  const first = await api.dice(id, 0, token);
  const draws: Draw[] = [...first.draws];
  // A page that leads back would never end.
  for (let next = first.next ?? null, before = -1; next !== null && next > before;) {
    const page = await api.dice(id, next, token);
    draws.push(...page.draws);
    [before, next] = [next, page.next ?? null];
  }
  return { luck: first.luck, draws, next: null };
}

/** Where the record of the game, which is saved and seen again, has something that luck brought. */
async function rolledPlies(id: string, token: string | undefined): Promise<number[]> {
  const { plies } = (await api.save(id, token)) as { plies: unknown[] };
  return plies.flatMap((ply, number) => (typeof ply === 'object' && ply && 'chance' in ply ? [number] : []));
}
