// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from './api';
import { table } from './device';
import { go } from './router';
import { createTable } from './create';

vi.mock('./api', () => ({ open: vi.fn() }));

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
