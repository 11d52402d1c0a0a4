// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from './api';
import { ApiError } from './api';
import { read, table } from './device';
import { go } from './router';
import { createTable } from './create';

vi.mock('./api', async (original) => ({
  ...(await original<typeof api>()),
  open: vi.fn(),
  drawDice: vi.fn(async () => SEAL),
}));

const SEAL = 'a'.repeat(64);

const PLAN = {
  game: 'karak',
  setup: { players: 2, heroes: [null, 'thief'] },
  seats: [{ person: { name: 'Ada' } }, { person: {} }],
};

beforeEach(() => {
  localStorage.clear();
  go('/new/karak');
});
afterEach(() => void vi.clearAllMocks());

const OPENED = {
  table: 'x',
  tokens: [0, 1].map((seat) => ({ seat, token: `token ${seat}` })),
  host: null,
};

test('whoever creates a table goes there, and this device keeps its seats', async () => {
  const tokens = [0, 1].map((seat) => ({ seat, token: `token ${seat}` }));
  vi.mocked(api.open).mockResolvedValue({ table: 'x', tokens, host: null });
  await createTable(PLAN, { game: 'karak' });
  expect(location.pathname).toBe('/table/x');
  const summary = { heroes: [null, 'thief'], names: ['Ada', null], turn: null, over: false };
  expect(table('x')).toMatchObject({ game: 'karak', tokens, summary });
});

test('whoever has gone elsewhere meanwhile stays there, and finds the table later', async () => {
  vi.mocked(api.open).mockImplementation(async () => {
    go('/about');
    return { table: 'x', tokens: [], host: 'host key' };
  });
  await createTable(PLAN, { game: 'karak' });
  expect(location.pathname).toBe('/about');
  expect(table('x')?.host).toBe('host key');
});

test('the device has seen the seal and kept its numbers before it sends them, one for each person here', async () => {
  vi.mocked(api.open).mockImplementation(async (plan) => {
    const { commitment, nonces } = plan as { commitment: string; nonces: string[] };
    expect(api.drawDice).toHaveBeenCalled();
    const numbers = nonces.map((number, seat) => ({ seat, number }));
    expect(read('dice', null)).toEqual({ commitment, numbers });
    return OPENED;
  });
  await createTable(PLAN, { game: 'karak' });
  const { commitment, numbers } = table('x')!.dice!;
  expect(commitment).toBe(SEAL);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(2);
  expect(numbers[0]!.number).toMatch(/^[0-9a-f]{32}$/);
});

test('where nobody sits here, whoever opens the table gives a number; with a seed nobody does', async () => {
  vi.mocked(api.open).mockResolvedValue(OPENED);
  const computers = [0, 1].map(() => ({ computer: { level: 'squire' as const } }));
  await createTable({ ...PLAN, seats: computers }, { game: 'karak' });
  expect(table('x')!.dice!.numbers).toEqual([{ seat: null, number: expect.any(String) }]);
  vi.mocked(api.drawDice).mockClear();
  vi.mocked(api.open).mockResolvedValue({ ...OPENED, table: 'y' });
  await createTable({ ...PLAN, seed: 7 }, { game: 'karak' });
  expect(api.drawDice).not.toHaveBeenCalled();
  expect(table('y')!.dice).toBeUndefined();
});

test('dice that are gone are asked for again by itself, once and with other numbers', async () => {
  const gone = new ApiError('bad_commitment', '');
  vi.mocked(api.open).mockRejectedValueOnce(gone).mockResolvedValueOnce(OPENED);
  await createTable(PLAN, { game: 'karak' });
  const sent = vi.mocked(api.open).mock.calls.map(([plan]) => (plan as { nonces: string[] }).nonces);
  expect(sent).toHaveLength(2);
  expect(sent[0]!.some((number) => sent[1]!.includes(number))).toBe(false);
  expect(table('x')!.dice!.numbers.map(({ number }) => number)).toEqual(sent[1]);
  vi.mocked(api.open).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  await expect(createTable(PLAN, { game: 'karak' })).rejects.toThrow(gone);
  expect(api.open).toHaveBeenCalledTimes(4);
});
