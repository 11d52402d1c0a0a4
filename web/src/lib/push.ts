/** Messages that come when it is somebody's turn, also when the page is closed. A browser has one subscription for all tables. */

import * as api from './api';
import { settings } from './settings.svelte';
import type { Token } from './wire';

const WORKER = '/push-worker.js';

/** A table, and who sits here. */
export interface Seats {
  id: string;
  tokens: Token[];
}

/** Why no messages can come here: the page came over plain http, the browser cannot, or the person has forbidden it. */
export type Obstacle = 'insecure' | 'unable' | 'denied';

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Do messages come to this device? */
export async function isOn(): Promise<boolean> {
  return obstacle() === null && (await subscribed()) !== null;
}

/** Asks the person, then the browser, and tells the server. Whoever says no is asked no more: then it stays off. */
export async function turnOn(key: string, table: Seats): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  await send(await pushManager.subscribe(options), table);
  return true;
}

/** For all tables: where a subscription has gone, the push service tells the server so. */
export async function turnOff(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

/** Tells a table's server where messages go today: the address and the language may have changed since. Nobody waits for it. */
export async function renew(table: Seats): Promise<void> {
  try {
    if (obstacle() !== null) return;
    const subscription = await subscribed();
    if (subscription) await send(subscription, table);
  } catch {
    // Without it the page still tells whose turn it is.
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function send(subscription: PushSubscription, { id, tokens }: Seats): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const wish = { endpoint, keys: { p256dh, auth }, language: settings.language };
  for (const { token } of tokens) await api.push(id, token, wish);
}

/** A key in base64url. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
