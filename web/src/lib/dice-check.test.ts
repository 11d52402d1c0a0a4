import { expect, test, vi } from 'vitest';
import { checkRecord, keyOf, pick, wordsAt } from './dice-check';
import vectors from './dice-check.vectors.json';
import type { DiceRecord } from './wire';

// Written by crates/server/tests/server/dice.rs from what the engine draws.
const { streams, picks } = vectors;
const record = vectors.record as DiceRecord;
const [span] = record.luck as [DiceRecord['luck'][number]];
const rolled = record.draws.map(({ ply }) => ply);
const kept = {
  commitment: span.commitment!,
  numbers: span.nonces.map(({ seat, nonce }) => ({ seat: seat ?? null, number: nonce })),
};

function copy(): DiceRecord {
  return structuredClone(record);
}

test.each(streams)('the stream of ply $ply is that of the engine', ({ secret, nonces, ply, words }) => {
  const key = keyOf({ secret, nonces: nonces.map((nonce) => ({ seat: null, nonce })) })!;
  const next = wordsAt(key, ply);
  expect(words.map(() => next())).toEqual(words);
});

test('outcomes are picked as the engine picks them, also where words are rejected', () => {
  const key = keyOf({ secret: picks.secret, nonces: [] })!;
  const chosen = picks.draws.map(({ weights, ply }) => pick(weights, wordsAt(key, ply)));
  expect(chosen).toEqual(picks.draws.map((draw) => draw.chosen));
  expect(pick([], wordsAt(key, 0))).toBe(-1);
});

test('a whole game follows from the seal that was seen and the numbers that were given', async () => {
  const finding = await checkRecord(record, rolled, kept);
  expect(rolled.length).toBeGreaterThan(40);
  const { commitment, secret } = span;
  expect(finding).toEqual({
    rolls: rolled.length,
    wrong: null,
    seal: true,
    number: true,
    commitment,
    secret,
  });
});

test('one forged draw is found, wherever it is', async () => {
  for (const index of [0, Math.floor(rolled.length / 2), rolled.length - 1]) {
    const forged = copy();
    const draw = forged.draws[index]!;
    draw.chosen = (draw.chosen + 1) % Math.max(draw.weights.length, 2);
    const { wrong, rolls } = await checkRecord(forged, rolled, kept);
    expect({ wrong, rolls }).toEqual({ wrong: draw.ply, rolls: rolled.length - 1 });
  }
});

test('a roll that is told in one place only is found', async () => {
  const fewer = copy();
  const [left] = fewer.draws.splice(7, 1);
  expect((await checkRecord(fewer, rolled, kept)).wrong).toBe(left!.ply);
  const short = copy();
  const last = short.draws.pop()!;
  expect((await checkRecord(short, rolled, kept)).wrong).toBe(last.ply);
  expect((await checkRecord(record, rolled.slice(0, -1), kept)).wrong).toBe(rolled.at(-1));
});

test('another secret, another seal and a missing number are found', async () => {
  const other = copy();
  other.luck[0]!.secret = 'b'.repeat(64);
  const finding = await checkRecord(other, rolled, kept);
  expect(finding.seal).toBe(false);
  expect(finding.rolls).toBeLessThan(rolled.length);
  expect((await checkRecord(record, rolled, { ...kept, commitment: 'c'.repeat(64) })).seal).toBe(false);
  const [one, two] = kept.numbers as [(typeof kept.numbers)[0], (typeof kept.numbers)[0]];
  const swapped = { ...kept, numbers: [{ ...one, number: two.number }] };
  expect((await checkRecord(record, rolled, swapped)).number).toBe(false);
  const without = copy();
  without.luck[0]!.secret = null;
  expect(await checkRecord(without, rolled, kept)).toMatchObject({ rolls: 0, wrong: rolled[0], seal: false });
});

test('whoever has only watched is told what could not be compared, and gets every roll checked', async () => {
  const finding = await checkRecord(record, rolled, undefined);
  expect(finding).toMatchObject({ rolls: rolled.length, wrong: null, seal: null, number: null });
});

test('a long check tells how far it has come', async () => {
  const long = copy();
  while (long.draws.length < 250) long.draws.push(...record.draws);
  const progress = vi.fn();
  await checkRecord(long, rolled, undefined, progress);
  expect(progress.mock.calls).toEqual([[100], [200], ...(long.draws.length >= 300 ? [[300]] : [])]);
});
