// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../lib/api';
import { remember, table, type Summary } from '../lib/device';
import type { Table } from '../lib/wire';
import { refresh } from './refresh';

vi.mock('../lib/api', () => ({ table: vi.fn() }));

const seen: Summary = { heroes: ['warrior', null], names: ['Ada', null], turn: 0, over: false };

function keep(id: string, summary: Partial<Summary>) {
  const record = {
    table: id,
    game: 'karak',
    tokens: [{ seat: 1, token: `key of ${id}` }],
    created: 1,
    played: 2,
  };
  remember({ ...record, summary: { ...seen, ...summary } });
}

function answer(more: Partial<{ turn: unknown; stage: string; closed: boolean; rules: unknown }>): Table {
  const { turn = { player: 1 }, stage = 'playing', closed = false, rules = null } = more;
  const seats = [{ person: { name: 'Ada' } }, { person: { name: 'Ben' } }];
  return { frame: { turn }, room: { stage, closed }, other_rules: rules, seats } as unknown as Table;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(api.table).mockReset();
});

test('tables with people elsewhere are asked with one’s own key; others and finished ones are not', async () => {
  keep('alone', {});
  keep('over', { together: true, over: true });
  keep('far', { together: true });
  vi.mocked(api.table).mockResolvedValue(answer({}));
  await refresh();
  expect(vi.mocked(api.table).mock.calls).toEqual([['far', 'key of far']]);
  expect(table('far')?.summary).toMatchObject({ heroes: ['warrior', null], names: ['Ada', 'Ben'], turn: 1 });
  expect(table('far')?.played).toBe(2);
});

test('it may be over, or wait for friends', async () => {
  keep('ended', { together: true });
  keep('new', { together: true });
  vi.mocked(api.table).mockImplementation(async (id) =>
    answer(id === 'ended' ? { turn: { over: { winners: [0] } } } : { stage: 'waiting' }),
  );
  await refresh();
  expect(table('ended')?.summary.over).toBe(true);
  expect(table('new')?.summary).toMatchObject({ over: false, waiting: true });
});

test('where nobody plays on it is nobody’s turn', async () => {
  for (const id of ['closed', 'other rules', 'far']) keep(id, { together: true });
  vi.mocked(api.table).mockImplementation(async (id) =>
    answer({ closed: id === 'closed', rules: id === 'other rules' ? { ply: 4 } : null }),
  );
  await refresh();
  const turns = ['closed', 'other rules', 'far'].map((id) => table(id)?.summary.turn);
  expect(turns).toEqual([null, null, 1]);
});

test('where there is no answer all stays as it was seen, and the others are asked all the same', async () => {
  keep('gone', { together: true });
  keep('far', { together: true });
  vi.mocked(api.table).mockImplementation(async (id) => {
    if (id === 'gone') throw new Error('offline');
    return answer({});
  });
  await refresh();
  expect(table('gone')?.summary).toEqual({ ...seen, together: true });
  expect(table('far')?.summary.turn).toBe(1);
});
