// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../lib/api';
import * as device from '../lib/device';
import type { Arrange, Room, Target } from '../lib/wire';
import { Invitations } from './invitations.svelte';

vi.mock('../lib/api', async (original) => ({ ...(await original<typeof api>()), invite: vi.fn() }));

/** A table whose server says so much of what was given out. */
function tableWith(...given: Target[]) {
  const room = { revision: 1, invitations: given.map((to) => ({ to })) } as unknown as Room;
  return {
    id: 't',
    arranger: 'host',
    room,
    arrange: vi.fn(async (wish: Arrange) => {
      if (typeof wish === 'object' && 'take_back' in wish) room.invitations = [];
    }),
  };
}

beforeEach(() => {
  localStorage.clear();
  const summary = { heroes: [], names: [], turn: null, over: false };
  device.remember({ table: 't', game: 'karak', tokens: [], created: 1, played: 1, summary });
  vi.mocked(api.invite).mockResolvedValue('secret');
});

test('what was given out here is shown again, as long as it holds', async () => {
  const table = tableWith();
  const first = new Invitations(table);
  await first.make({ seat: 2 });
  expect(api.invite).toHaveBeenCalledWith('t', 'host', { seat: 2 });
  // The room does not tell of it yet.
  expect(first.secretOf({ seat: 2 })).toBe('secret');
  expect(new Invitations(tableWith({ seat: 2 })).secretOf({ seat: 2 })).toBe('secret');
  expect(new Invitations(tableWith({ seat: 1 })).secretOf({ seat: 2 })).toBeNull();
});

test('once somebody has sat down with it, it is shown no more', async () => {
  const table = tableWith();
  const invitations = new Invitations(table);
  await invitations.make({ seat: 2 });
  table.room = { ...table.room, revision: 3 };
  expect(invitations.secretOf({ seat: 2 })).toBeNull();
});

test('of what somebody else has given out, the secret is not known here', () => {
  const invitations = new Invitations(tableWith('table'));
  expect([invitations.isOut('table'), invitations.secretOf('table')]).toEqual([true, null]);
});

test('what was taken back is forgotten', async () => {
  const table = tableWith('table');
  device.change('t', { invitations: { table: 'secret', 'seat 1': 'other' } });
  const invitations = new Invitations(table);
  expect(invitations.secretOf('table')).toBe('secret');
  await invitations.takeBack('table');
  expect(table.arrange).toHaveBeenCalledWith({ take_back: { to: 'table' } });
  expect(invitations.secretOf('table')).toBeNull();
  expect(device.table('t')!.invitations).toEqual({ 'seat 1': 'other' });
});

test('whoever shows it sees at once that it was given out', async () => {
  const invitations = new Invitations(tableWith());
  const seen: (string | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(invitations.secretOf('table')));
  });
  flushSync();
  await invitations.make('table');
  flushSync();
  stop();
  expect(seen).toEqual([null, 'secret']);
});
