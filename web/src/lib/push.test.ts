// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from './api';
import { isOn, obstacle, renew, turnOff, turnOn } from './push';
import { settings } from './settings.svelte';

vi.mock('./api', () => ({ push: vi.fn(async () => {}) }));

const TABLE = { id: 't', tokens: [0, 2].map((seat) => ({ seat, token: `token ${seat}` })) };
const KEYS = { p256dh: 'public', auth: 'secret' };
const WISH = { endpoint: 'https://push.example', keys: KEYS, language: 'cs' };

function browser(permission: NotificationPermission) {
  const subscription = {
    toJSON: () => ({ endpoint: WISH.endpoint, keys: KEYS }),
    unsubscribe: vi.fn(async () => void (held = null)),
  };
  let held: typeof subscription | null = null;
  const pushManager = {
    subscribe: vi.fn(async (_: { applicationServerKey: Uint8Array }) => (held = subscription)),
    getSubscription: async () => held,
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker });
  return { pushManager, serviceWorker };
}

beforeEach(() => void (settings.language = 'cs'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('why not: plain http, a browser that cannot, a person who does not want it', () => {
  browser('default');
  expect(obstacle()).toBeNull();
  vi.stubGlobal('isSecureContext', false);
  expect(obstacle()).toBe('insecure');
  browser('denied');
  expect(obstacle()).toBe('denied');
  vi.stubGlobal('navigator', {});
  expect(obstacle()).toBe('unable');
});

test('every seat of this device is told of, in the language of the page, until it is turned off', async () => {
  const { pushManager, serviceWorker } = browser('granted');
  await renew(TABLE);
  expect([await isOn(), vi.mocked(api.push).mock.calls]).toEqual([false, []]);
  expect(await turnOn('-_8', TABLE)).toBe(true);
  expect(serviceWorker.register).toHaveBeenCalledWith('/push-worker.js');
  expect([...pushManager.subscribe.mock.calls[0]![0].applicationServerKey]).toEqual([251, 255]);
  expect(vi.mocked(api.push).mock.calls).toEqual([
    ['t', 'token 0', WISH],
    ['t', 'token 2', WISH],
  ]);
  expect(await isOn()).toBe(true);
  await renew({ id: 'u', tokens: TABLE.tokens.slice(1) });
  expect(api.push).toHaveBeenLastCalledWith('u', 'token 2', WISH);
  await turnOff();
  expect(await isOn()).toBe(false);
});

test('whoever says no gets none, and what goes wrong in passing is kept quiet', async () => {
  const { pushManager } = browser('default');
  expect(await turnOn('-_8', TABLE)).toBe(false);
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  browser('granted');
  await turnOn('-_8', TABLE);
  vi.mocked(api.push).mockRejectedValueOnce(new Error('no'));
  await expect(renew(TABLE)).resolves.toBeUndefined();
});

describe('the worker', () => {
  const code = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8');

  function worker(open: string[] = []) {
    const heard: Record<string, (event: unknown) => void> = {};
    const windows = open.map((url) => ({ url, focus: vi.fn() }));
    const self = {
      addEventListener: (type: string, listener: (event: unknown) => void) => (heard[type] = listener),
      location: { origin: 'https://karak.example' },
      registration: { showNotification: vi.fn() },
      clients: { matchAll: async () => windows, openWindow: vi.fn() },
    };
    new Function('self', code)(self);
    const tell = async (type: string, event: object) => {
      let done: Promise<void> | undefined;
      heard[type]!({ ...event, waitUntil: (what: Promise<void>) => (done = what) });
      await done;
    };
    const click = (url: string) =>
      tell('notificationclick', { notification: { close: () => {}, data: url } });
    return { self, windows, tell, click };
  }

  test('shows what the server says, the newest of a table only', async () => {
    const { self, tell } = worker();
    const message = { title: 'Karak', body: 'It is your turn', url: '/table/t' };
    await tell('push', { data: { json: () => message } });
    expect(self.registration.showNotification).toHaveBeenCalledWith(
      'Karak',
      expect.objectContaining({ body: 'It is your turn', tag: '/table/t' }),
    );
  });

  test('goes to the table: the one that is open, or anew', async () => {
    const { self, windows, click } = worker(['https://karak.example/', 'https://karak.example/table/t']);
    await click('/table/t');
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    await click('/table/u');
    expect(self.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/table/u');
  });

  test.each([
    'https://elsewhere.example/table/t',
    '//elsewhere.example/table/t',
    'javascript:alert(1)',
    '/about',
  ])('does not go to %s', async (url) => {
    const { self, click } = worker();
    await click(url);
    expect(self.clients.openWindow).not.toHaveBeenCalled();
  });
});
