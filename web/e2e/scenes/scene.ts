/** What a scene is, and how a page gets there. Words are asked for by their ids, so that it can be shown in each language. */

import type { Page } from '@playwright/test';
import type { Language, Settings } from '../../src/lib/settings.svelte';
import type { Open } from '../../src/lib/wire';
import { openTable, type Seated, type Server } from '../fixtures';
import { wordsOf } from '../fixtures-words';

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
}

/** Shows a scene on a page that has forgotten everything but what its reader prefers. */
export async function showScene(scene: Scene, page: Page, server: Server, language: Language): Promise<void> {
  const settings = { language, pace: 'instant', ...scene.settings };
  await enter(page, server);
  await page.evaluate((settings) => {
    localStorage.clear();
    localStorage.setItem('karak.settings', JSON.stringify(settings));
  }, settings);
  await scene.show({ page, server, say: wordsOf(language) });
}

/** A table at which something can be clicked. */
export async function showTable({ page, server }: Visit, plan: Open): Promise<Seated> {
  const seated = await openTable(page, server, plan);
  await page
    .locator('.board .spot, .answers button, .placing button, .hand-over, .question .buttons')
    .first()
    .waitFor();
  return seated;
}

/** Goes to an address and waits for its screen: screens and what they show are loaded after the page. */
export async function goTo(page: Page, address: string, sign = 'main h1'): Promise<void> {
  await page.goto(address);
  await page.locator(sign).first().waitFor();
}

export async function press({ page, say }: Visit, id: string): Promise<void> {
  await page
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click();
}

/** What a device keeps for a site can be reached from that site only. */
export async function enter(page: Page, server: Server): Promise<void> {
  if (!page.url().startsWith(server.url)) await page.goto('/');
}
