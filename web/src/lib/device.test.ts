// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableRecord } from './device';

/** Each test gets a device that has forgotten everything. */
let device: typeof import('./device');

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  device = await import('./device');
});
afterEach(() => vi.restoreAllMocks());

function record(table: string, played: number): TableRecord {
  const summary = { heroes: ['thief', null], names: ['Ada', null], turn: 0, over: false };
  return { table, game: 'karak', tokens: [{ seat: 0, token: 'secret' }], created: 1, played, summary };
}

test('what is written is read again, even by another visit', () => {
  device.write('x', { one: 1 });
  expect(device.read('x', null)).toEqual({ one: 1 });
  expect(JSON.parse(localStorage.getItem('karak.x')!)).toEqual({ one: 1 });
});

test('what is not there or broken is answered otherwise', () => {
  localStorage.setItem('karak.broken', '{');
  expect(device.read('broken', 'otherwise')).toBe('otherwise');
  expect(device.read('absent', 'otherwise')).toBe('otherwise');
});

test('tables are kept, last played first, and forgotten', () => {
  device.remember(record('old', 10));
  device.remember(record('new', 20));
  device.remember(record('old', 30));
  expect(device.tables().map(({ table }) => table)).toEqual(['old', 'new']);
  device.forget('old');
  expect(device.table('old')).toBeUndefined();
  expect(device.table('new')?.tokens).toEqual([{ seat: 0, token: 'secret' }]);
});

test('of finished tables only the last are kept, of unfinished ones all', () => {
  const finished = (id: string, played: number) => {
    const { summary, ...rest } = record(id, played);
    return { ...rest, summary: { ...summary, over: true } };
  };
  device.remember(record('unfinished', 0));
  for (let game = 1; game <= 30; game += 1) device.remember(finished(`finished ${game}`, game));
  expect(device.tables()).toHaveLength(21);
  expect(device.table('unfinished')).toBeDefined();
  expect(device.table('finished 30')).toBeDefined();
  expect(device.table('finished 10')).toBeUndefined();
});

test('how a table stands is noted, but only of a table of ours', () => {
  device.remember(record('mine', 10));
  device.note('mine', { ...record('mine', 0).summary, over: true });
  device.note('watched', record('watched', 0).summary);
  expect(device.table('mine')).toMatchObject({ summary: { over: true }, tokens: [{ token: 'secret' }] });
  expect(device.table('mine')!.played).toBeGreaterThan(10);
  expect(device.tables()).toHaveLength(1);
});

test('junk in the list of tables is passed over', () => {
  localStorage.setItem(
    'karak.tables',
    JSON.stringify([null, 7, { table: 'x' }, { table: 'x', tokens: [], summary: {} }, record('good', 1)]),
  );
  expect(device.tables().map(({ table }) => table)).toEqual(['good']);
  localStorage.setItem('karak.tables', '"text"');
  expect(device.tables()).toEqual([]);
});

test('a full or forbidden storage is remembered in memory, and said once', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const said = vi.fn();
  device.whenForgetful(said);
  device.write('x', 1);
  device.remember(record('mine', 10));
  expect(said).toHaveBeenCalledTimes(1);
  expect(device.read('x', 0)).toBe(1);
  expect(device.table('mine')).toBeDefined();
});

test('whoever asks later is told too', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  device.write('x', 1);
  const said = vi.fn();
  device.whenForgetful(said);
  expect(said).toHaveBeenCalledTimes(1);
  expect(device.read('x', 0)).toBe(1);
  expect(device.read('absent', 'otherwise')).toBe('otherwise');
});
