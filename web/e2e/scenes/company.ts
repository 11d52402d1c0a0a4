/** A table whose people sit at devices of their own: who is here, who plays for whom, what they say and what they ask. */

import { expect, request, type Seated, type Server } from '../fixtures';
import { arrange } from '../together';
import { agree, comeIn, listenAt, lookAs, meet, missHost, playTogether } from './friends';
import { press, type Scene, type Visit } from './scene';

const HOUSE = 'http://192.168.1.20:8017';

export const COMPANY: Scene[] = [
  {
    name: 'company-devices',
    show: async (visit) => {
      await listenAt(visit.page, HOUSE);
      await playTogether(visit);
      await press(visit, 'table-menu');
      await press(visit, 'room-devices');
      await visit.page.locator('dialog[open] .qr svg').waitFor();
    },
  },
  {
    name: 'company-menu',
    show: async (visit) => {
      await playTogether(visit);
      await press(visit, 'table-menu');
    },
  },
  {
    name: 'company-people',
    show: async (visit) => {
      const { page, server, say } = visit;
      const [, , camille] = await playTogether(visit);
      await arrange(server, camille!, 'keep', 2);
      await press(visit, 'table-menu');
      await press(visit, 'room-people');
      await page.getByRole('button', { name: say('room-change-seat', { number: 2 }) }).click();
    },
  },
  {
    name: 'company-house',
    show: async (visit) => {
      const { page, server } = visit;
      const [leo] = await playTogether(visit);
      await agree(server, leo!, { clock: { slow: { hours: 24 } } });
      await press(visit, 'table-menu');
      await press(visit, 'room-people');
      await press(visit, 'room-house');
      await page.locator('dialog[open] fieldset').first().waitFor();
    },
  },
  {
    name: 'company-kept',
    show: async (visit) => {
      await playTogether(visit, { turn: 1 });
      await press(visit, 'table-menu');
      await press(visit, 'room-keep');
      await visit.page.getByRole('button', { name: visit.say('room-return') }).waitFor();
    },
  },
  {
    name: 'company-away',
    show: async (visit) => {
      const [leo, , camille] = await meet(visit.server, { turn: 1 });
      await comeIn(visit.server, camille!);
      await arrange(visit.server, camille!, 'keep', 2);
      await lookAs(visit, leo!, leo!.table);
      await visit.page.locator('.seats .presence:not(.here)').waitFor();
    },
  },
  {
    name: 'company-hourglass',
    show: async (visit) => {
      const [leo] = await playTogether(visit);
      await agree(visit.server, leo!, { clock: { hourglass: { turn: 300, reserve: 120 } } });
      await visit.page.getByRole('timer').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'company-days',
    show: async (visit) => {
      const [leo] = await playTogether(visit, { turn: 1 });
      await agree(visit.server, leo!, { clock: { slow: { hours: 48 } } });
      await visit.page.getByRole('timer').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'company-speak',
    show: async (visit) => {
      const [leo] = await playTogether(visit);
      await agree(visit.server, leo!, { free_text: true });
      await press(visit, 'speak');
      await visit.page.locator('dialog[open] input').waitFor();
    },
  },
  { name: 'company-said', show: listen, again: speak },
  {
    name: 'company-asked',
    show: async (visit) => {
      const [leo, mamie, camille] = await meet(visit.server);
      await comeIn(visit.server, leo!, camille!);
      await lookAs(visit, mamie!, mamie!.table);
      await takeBack(visit, leo!);
      await visit.page.locator('.consent .answers').waitFor();
    },
  },
  {
    name: 'company-waiting',
    show: async (visit) => {
      const [leo] = await playTogether(visit);
      await takeBack(visit, leo!);
      await visit.page.locator('.consent .card').waitFor();
    },
  },
  {
    name: 'company-end-asked',
    show: async (visit) => {
      const friends = await playTogether(visit);
      await propose(visit.server, friends[2]!, 'end');
      await visit.page.locator('.consent .answers').waitFor();
    },
  },
  {
    name: 'company-watch',
    show: async (visit) => {
      const friends = await meet(visit.server, { turn: 1 });
      await comeIn(visit.server, ...friends);
      await lookAs(visit, null, friends[0]!.table);
    },
  },
  {
    name: 'company-host-away',
    show: async (visit) => {
      const [, mamie, camille] = await meet(visit.server, { turn: 1 });
      await comeIn(visit.server, camille!);
      await missHost(mamie!);
      await lookAs(visit, mamie!, mamie!.table);
    },
  },
  {
    name: 'company-television',
    settings: { tv: true },
    show: async (visit) => {
      const friends = await meet(visit.server, { turn: 1 });
      await agree(visit.server, friends[0]!, { clock: { hourglass: { turn: 300, reserve: 120 } } });
      await comeIn(visit.server, ...friends.slice(0, 2));
      await arrange(visit.server, friends[2]!, 'keep', 2);
      await lookAs(visit, null, friends[0]!.table);
      spoken.set(visit.server, friends[1]!);
    },
    again: speak,
  },
  {
    name: 'company-next',
    show: async (visit) => {
      const { page, server, say } = visit;
      const friends = await meet(server);
      await comeIn(server, friends[0]!, friends[2]!);
      for (const friend of friends) await propose(server, friend, 'end');
      await lookAs(visit, friends[1]!, friends[1]!.table);
      await page.locator('dialog[open] .ranking').waitFor();
      await request(server, `/tables/${friends[0]!.table}/rematch`, {}, friends[0]!.tokens[0]!.token);
      await page
        .getByRole('button', { name: say('rematch-along') })
        .first()
        .waitFor();
    },
  },
];

/** Who speaks in the scene that is shown. */
const spoken = new WeakMap<Server, Seated>();

async function listen(visit: Visit): Promise<void> {
  const friends = await playTogether(visit);
  spoken.set(visit.server, friends[1]!);
}

/** Mamie says something, which stays for a few seconds only. Whoever has just come may not be listening yet: then she says it again. */
async function speak({ page, server }: Visit): Promise<void> {
  const friend = spoken.get(server)!;
  const { token } = friend.tokens[0]!;
  await expect(async () => {
    await request(server, `/tables/${friend.table}/say`, { phrase: 'well_fought' }, token);
    await page.locator('.spoken p').first().waitFor({ state: 'attached', timeout: 3000 });
  }).toPass();
}

/** Ends a turn, and would like to take that back once the others have seen it. */
async function takeBack({ page, server }: Visit, friend: Seated): Promise<void> {
  await friend.act('end_turn');
  const { frame } = await friend.see();
  await page.locator(`[data-version="${frame.version}"]`).waitFor();
  await propose(server, friend, 'undo');
}

/** Asks the others to agree to it. */
async function propose(server: Server, friend: Seated, what: 'undo' | 'end'): Promise<void> {
  const { frame } = await friend.see();
  const body = { version: frame.version, key: `${Math.random()}` };
  await request(server, `/tables/${friend.table}/${what}`, body, friend.tokens[0]!.token);
}
