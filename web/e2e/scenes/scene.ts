/** What a scene is, and how a page gets there. Words are asked for by their ids, so that it can be shown in each language. */

import type { Page } from '@playwright/test';
import type { Language, Settings } from '../../src/lib/settings.svelte';
import type { Open } from '../../src/lib/wire';
import { navigate, openTable, type Seated, type Server } from '../fixtures';
import { wordsOf } from '../fixtures-words';
import { goHome } from './friends';

export interface Visit {
  page: Page;
  server: Server;
  say: ReturnType<typeof wordsOf>;
}

export interface Scene {
  name: string;
  /** What this device prefers, besides language and light. */
  settings?: Partial<Settings>;
  show: (visit: Visit) => Promise<unknown>;
  /** What does not last, done again before each picture. */
  again?: (visit: Visit) => Promise<unknown>;
}

/** Shows a scene on a page that has forgotten everything but what its reader prefers. */
export async function showScene(scene: Scene, page: Page, server: Server, language: Language): Promise<void> {
  const settings = JSON.stringify({ language, pace: 'instant', ...scene.settings });
  if (!server.isRunning) await server.restart();
  goHome();
  // What a device keeps for a site can be reached from that site only.
  if (!page.url().startsWith(server.url)) await page.goto('/icon.svg');
  await page.evaluate((settings) => {
    localStorage.clear();
    localStorage.setItem('karak.settings', settings);
  }, settings);
  // Settings are read once, and what lies over the screens stays: only a new page forgets it.
  const over = page.locator('.toast, dialog[open]:not(main *)');
  if (settingsOf.get(page) !== settings || (await over.count()) > 0) await page.goto('/nowhere');
  settingsOf.set(page, settings);
  await scene.show({ page, server, say: wordsOf(language) });
}

/** What pages were last loaded with. */
const settingsOf = new WeakMap<Page, string>();

/** A table at which something can be clicked. */
export async function showTable({ page, server }: Visit, plan: Open): Promise<Seated> {
  const seated = await openTable(page, server, plan);
  await page
    .locator(
      '.board :is(.spot, .buttons button), .table .offered, .prompts button, .placing button, .hand-over, .question .buttons',
    )
    .first()
    .waitFor();
  return seated;
}

/** Goes to an address and waits for its screen: screens and what they show are loaded after the page. */
export async function goTo({ page, server }: Visit, address: string, sign = 'main h1'): Promise<void> {
  await navigate(page, server, address);
  await page.locator(sign).first().waitFor();
}

export async function press({ page, say }: Visit, id: string): Promise<void> {
  await page
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click();
}
