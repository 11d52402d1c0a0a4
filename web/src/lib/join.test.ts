// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from './api';
import { ApiError } from './api';
import * as device from './device';
import { dropRight, entitle, rightAt, takeSecret } from './entitlement';
import { isSeated, sitDown } from './join';
import type { Room, Table } from './wire';

vi.mock('./api', async (original) => ({ ...(await original<typeof api>()), join: vi.fn(), table: vi.fn() }));

const SEAL = 'a'.repeat(64);
const INFO = {
  commitment: SEAL,
  table: 't',
  game: 'karak',
  setup: { players: 2 },
  seats: [{ person: { name: 'Ada' } }, { open: {} }],
  room: { stage: 'waiting' } as Room,
  frame: { turn: { player: 0 } },
} as unknown as Table;

beforeEach(() => {
  localStorage.clear();
  dropRight('t');
  history.replaceState(null, '', '/join/t');
});
afterEach(() => vi.resetAllMocks());

test('the secret of a link is taken out of the address at once', () => {
  history.replaceState(null, '', '/join/t#secret');
  const { length } = history;
  expect(takeSecret()).toBe('secret');
  expect(location.href).not.toContain('secret');
  expect(history.length).toBe(length);
  expect(takeSecret()).toBeNull();
});

test('a right is there again after a reload, and with the same key', () => {
  entitle('t', { secret: 's' });
  const right = rightAt('t');
  entitle('t', { secret: 's' });
  expect(rightAt('t')).toEqual(right);
  expect(JSON.parse(sessionStorage.getItem('karak.join.t')!)).toEqual(right);
  entitle('t', { secret: 'another' });
  expect(rightAt('t')!.key).not.toBe(right!.key);
});

test('whoever sits down is remembered, goes to the table, and the secret is forgotten', async () => {
  entitle('t', { secret: 's' });
  const right = rightAt('t')!;
  vi.mocked(api.join).mockResolvedValue({ seat: 1, token: 'key', counts: true });
  await sitDown(INFO, right, { name: 'Ben', seat: 1 });
  const { key, number: nonce } = right;
  expect(api.join).toHaveBeenCalledWith('t', { by: { secret: 's' }, key, nonce, name: 'Ben', seat: 1 });
  expect(key).not.toBe(nonce);
  expect(device.table('t')).toMatchObject({ game: 'karak', tokens: [{ seat: 1, token: 'key' }] });
  expect(device.table('t')!.dice).toEqual({ commitment: SEAL, numbers: [{ seat: 1, number: nonce }] });
  expect(location.pathname).toBe('/table/t');
  expect(rightAt('t')).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('"s"');
});

test('a device keeps the seats it has, and the key of the host', async () => {
  const summary = { heroes: [], names: [], turn: null, over: false };
  const tokens = [{ seat: 0, token: 'first' }];
  device.remember({ table: 't', game: 'karak', tokens, host: 'h', created: 1, played: 1, summary });
  vi.mocked(api.join).mockResolvedValue({ seat: 1, token: 'second', counts: false });
  entitle('t', { secret: 's' });
  await sitDown(INFO, rightAt('t')!, { name: 'Ben' });
  const both = [...tokens, { seat: 1, token: 'second' }];
  expect(device.table('t')).toMatchObject({ host: 'h', tokens: both, created: 1 });
  // A number that came too late is not among the dice.
  expect(device.table('t')!.dice).toEqual({ commitment: SEAL, numbers: [] });
});

test('a wish whose answer is lost is remembered as sent; one that is refused is not', async () => {
  entitle('t', { secret: 's' });
  const right = rightAt('t')!;
  vi.mocked(api.join).mockRejectedValueOnce(new ApiError('offline', ''));
  await expect(sitDown(INFO, right, { name: 'Ben' })).rejects.toThrow();
  expect(rightAt('t')).toEqual({ ...right, sent: true });
  vi.mocked(api.join).mockRejectedValueOnce(new ApiError('bad_name', '', { cause: 'taken' }));
  await expect(sitDown(INFO, right, { name: 'Ada' })).rejects.toThrow();
  expect(rightAt('t')).toEqual(right);
});

test('a device has a seat as long as its key opens it; keys that open nothing are forgotten', async () => {
  const summary = { heroes: [], names: [], turn: null, over: false };
  const tokens = [{ seat: 0, token: 'old' }];
  device.remember({ table: 't', game: 'karak', tokens, created: 1, played: 1, summary });
  vi.mocked(api.table).mockResolvedValueOnce(INFO);
  expect(await isSeated('t')).toBe(true);
  vi.mocked(api.table).mockRejectedValueOnce(new ApiError('offline', ''));
  await expect(isSeated('t')).rejects.toThrow();
  expect(device.table('t')!.tokens).toEqual(tokens);
  vi.mocked(api.table).mockRejectedValueOnce(new ApiError('bad_token', ''));
  expect(await isSeated('t')).toBe(false);
  expect(device.table('t')!.tokens).toEqual([]);
});
