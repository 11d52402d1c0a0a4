/** Links to a table for other devices, and ways to pass them on. */

import { notify } from '../parts/toasts.svelte';
import * as api from './api';
import { say } from './texts';

/** Only this device itself finds a server under these names. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Where other devices find the page; null: they do not, because the server listens to its own machine only.
 */
export async function origin(): Promise<string | null> {
  if (!LOOPBACK.test(location.hostname)) return location.origin;
  const { addresses } = await api.reach();
  return addresses[0] ?? null;
}

/** Leads to a seat. The secret stands behind the #, so that no server and no proxy ever sees it. */
export function joinLink(table: string, secret: string): Promise<string> {
  return linkTo(`/join/${encodeURIComponent(table)}#${secret}`);
}

/** Leads to the table, without a seat. */
export function watchLink(table: string): Promise<string> {
  return linkTo(`/table/${encodeURIComponent(table)}`);
}

/** Leads to the recording of a finished game. */
export function replayLink(table: string): Promise<string> {
  return linkTo(`/replay/${encodeURIComponent(table)}`);
}

/** Passes a link on the way this device does it; where it has no way of its own, the link is copied. */
export async function share(link: string): Promise<void> {
  if (!canShare()) return copy(link);
  try {
    await navigator.share({ title: say('app-title'), url: link });
  } catch (error) {
    // Whoever has changed their mind needs no word about it.
    if ((error as DOMException).name !== 'AbortError') await copy(link);
  }
}

/** Has this device a way of its own to pass links on? */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Copies a link, and says so; a browser that does not copy shows it. */
export async function copy(link: string): Promise<void> {
  if (await isCopied(link)) notify(say('link-copied'));
  else notify(say('link-not-copied', { link }), 'bad');
}

async function linkTo(path: string): Promise<string> {
  return ((await origin().catch(() => null)) ?? location.origin) + path;
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedByCommand(text);
  }
}

/** Over plain http there is no clipboard but this way. The field lies in the open dialog: everything else is inert. */
function isCopiedByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'visually-hidden';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
