// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from './api';
import * as device from './device';
import { playAgain } from './rematch';
import type { Room, Table } from './wire';

vi.mock('./api', () => ({ rematch: vi.fn(async () => 'new') }));

const TOKENS = [{ seat: 1, token: 'key' }];
const info = {
  table: 'old',
  game: 'karak',
  setup: { players: 2, heroes: [null, 'aderyn'] },
  seats: [{ person: { name: 'Ada' } }, { person: {} }],
} as unknown as Table;

const ended = (next: string | null) => ({
  id: 'old',
  info,
  room: { next } as Room,
  tokens: TOKENS,
  host: null,
  arranger: 'key',
  muted: [0],
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/table/old');
});
afterEach(() => void vi.clearAllMocks());

test('the first opens the new table, and sits there with the same keys', async () => {
  await playAgain(ended(null));
  expect(api.rematch).toHaveBeenCalledExactlyOnceWith('old', 'key');
  expect(location.pathname).toBe('/table/new');
  expect(device.table('new')).toMatchObject({
    tokens: TOKENS,
    muted: [0],
    summary: { heroes: [null, 'aderyn'], names: ['Ada', null], over: false },
  });
});

test('the others come along to the table that is there', async () => {
  await playAgain(ended('there'));
  expect(api.rematch).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/table/there');
  expect(device.table('there')?.tokens).toEqual(TOKENS);
});

test('what this device knows of the new table already is kept', async () => {
  const known = { ...device.table('new'), table: 'new', game: 'karak', tokens: [], created: 1, played: 2 };
  device.remember({ ...known, summary: { heroes: ['x'], names: [null], turn: 0, over: false } });
  await playAgain(ended('new'));
  expect(device.table('new')?.created).toBe(1);
});

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const going = playAgain(ended(null));
  history.replaceState(null, '', '/about');
  await going;
  expect(location.pathname).toBe('/about');
  expect(device.table('new')).toBeDefined();
});
