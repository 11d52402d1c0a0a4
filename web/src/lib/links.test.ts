// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../parts/toasts.svelte';
import * as api from './api';
import { copy, joinLink, origin, replayLink, share, watchLink } from './links';
import { loadTexts } from './texts';

vi.mock('./api', async (original) => ({ ...(await original<typeof api>()), reach: vi.fn() }));

/** The page is at this address; of the house the server knows these. */
function at(address: string, addresses: string[] = []) {
  const { hostname, origin } = new URL(address);
  vi.stubGlobal('location', { hostname, origin });
  vi.mocked(api.reach).mockResolvedValue({ addresses, lobby: false, push: null });
}

const HOUSE = 'http://192.168.1.20:8017';

beforeEach(() => loadTexts('page'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  toasts.length = 0;
});

test('the secret of an invitation stands behind the #, and names cannot break out of the path', async () => {
  at('https://karak.example');
  expect(await joinLink('t1', 'secret')).toBe('https://karak.example/join/t1#secret');
  expect(await watchLink('t/1')).toBe('https://karak.example/table/t%2F1');
  expect(await replayLink('t1')).toBe('https://karak.example/replay/t1');
});

test.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])(
  'from %s, links lead to where the house finds the server',
  async (address) => {
    at(address, [HOUSE, 'http://10.0.0.3:8017']);
    expect(await watchLink('t1')).toBe(`${HOUSE}/table/t1`);
  },
);

test('a server that listens to its own machine only is found nowhere, and links lead where the page is', async () => {
  at('http://localhost:8000');
  expect(await origin()).toBeNull();
  expect(await watchLink('t1')).toBe('http://localhost:8000/table/t1');
});

test('an address that others find is taken as it is', async () => {
  at('http://127.example:8000', [HOUSE]);
  expect(await origin()).toBe('http://127.example:8000');
  expect(api.reach).not.toHaveBeenCalled();
});

test('a device with a way of its own to share uses it, and says nothing where somebody changes their mind', async () => {
  const own = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
  vi.stubGlobal('navigator', { share: own, languages: ['en'] });
  await share('https://karak.example/table/t1');
  expect(own).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://karak.example/table/t1' }));
  expect(toasts).toEqual([]);
});

test('over plain http the link is copied by the old command, which leaves nothing behind', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const copied: (string | null)[] = [];
  document.execCommand = vi.fn(() => {
    copied.push(document.querySelector('textarea')!.value);
    return true;
  });
  await share('https://karak.example/table/t1');
  expect(copied).toEqual(['https://karak.example/table/t1']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(toasts.map(({ kind }) => kind)).toEqual(['good']);
});

test('a browser that does not copy shows the link', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  document.execCommand = vi.fn(() => false);
  await copy('https://karak.example/table/t1');
  expect(toasts[0]).toMatchObject({ kind: 'bad', text: expect.stringContaining('karak.example/table/t1') });
});
