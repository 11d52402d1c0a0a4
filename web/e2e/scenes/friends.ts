/** Friends at other devices, for scenes in which they are seen. */

import type { Page } from '@playwright/test';
import type { Open, SeatPlan } from '../../src/lib/wire';
import { expect, navigate, openOnly, remember, Seated, type Server } from '../fixtures';
import { arrange, attend, inviteTo, OPEN, openWith, sitDown } from '../together';
import type { Visit } from './scene';
import { table } from './situations';

/** Those who look on in the scene that is shown. */
const looking: (() => void)[] = [];

/** Nobody of the scene before is there any more. */
export function goHome(): void {
  looking.splice(0).forEach((leave) => leave());
}

/** They look at their table from devices of their own. */
export async function comeIn(server: Server, ...friends: Seated[]): Promise<void> {
  looking.push(...(await Promise.all(friends.map((friend) => attend(server, friend)))));
}

/** Where other devices find the server; a house of its own has an address, this machine alone has none. */
export async function listenAt(page: Page, ...addresses: string[]): Promise<void> {
  await page.route('**/api/v1/reach', (route) =>
    route.fulfill({ json: { addresses, lobby: true, push: null } }),
  );
}

/** A new table with two free seats and a computer; whoever opens it sits at the first seat. */
export const GATHERING = {
  game: 'karak',
  setup: { players: 4, heroes: ['wizard', null, null, 'thief'] },
  seats: [{ person: { name: 'Léo' } }, OPEN, OPEN, { computer: { level: 'squire' } }] as SeatPlan[],
};

/** Léo waits for friends; Mamie has come. */
export async function gather(
  server: Server,
  plan: Open = GATHERING,
): Promise<{ host: Seated; guest: Seated }> {
  const host = await openOnly(server, plan);
  const guest = await sitDown(
    server,
    host.table,
    { secret: await inviteTo(server, host, { seat: 1 }) },
    'Mamie',
  );
  return { host, guest };
}

/** This device has the seat of one of them, and looks at the table. */
export async function lookAs({ page, server }: Visit, seated: Seated | null, table: string): Promise<void> {
  if (seated) await remember(page, server, seated);
  await navigate(page, server, `/table/${table}`);
  await page.locator('.room ul, .table .seats li').first().waitFor();
}

/** Léo, Mamie and Camille in the middle of a game, each at a device; a computer plays the fourth hero. Léo sits here. */
export async function playTogether(
  visit: Visit,
  situation: Parameters<typeof table>[0] = {},
): Promise<Seated[]> {
  const friends = await meet(visit.server, situation);
  await comeIn(visit.server, ...friends.slice(1));
  await lookAs(visit, friends[0]!, friends[0]!.table);
  return friends;
}

/** The same before anybody looks at the table. */
export function meet(server: Server, situation: Parameters<typeof table>[0] = {}): Promise<Seated[]> {
  const seats = [{ person: { name: 'Léo' } }, OPEN, OPEN, { computer: { level: 'squire' as const } }];
  return openWith(server, table({ cursed: undefined, ...situation }, seats), ['Mamie', 'Camille']);
}

/** Changes how they play together. */
export function agree(server: Server, host: Seated, house: Record<string, unknown>): Promise<unknown> {
  const usual = { clock: 'none', away: 3, keeper: 'squire', free_text: false, listed: false, languages: [] };
  return arrange(server, host, { house: { ...usual, ...house } as never });
}

/** Until the host has been away for so long that somebody else may take their place. */
export function missHost(guest: Seated): Promise<void> {
  return expect.poll(async () => (await guest.see()).room.may_host).toBe(true);
}
