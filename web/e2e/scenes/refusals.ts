/** Links and codes that lead to no seat. The browser complains of most of them, too. */

import { openOnly, request } from '../fixtures';
import { arrange, codeOf, inviteTo, linkTo, sitDown } from '../together';
import { comeIn, gather, GATHERING, meet, playTogether } from './friends';
import { goTo, press, type Scene, type Visit } from './scene';

const FORGED = '0123456789abcdef0123456789abcdef';

export const REFUSALS: Scene[] = [
  refusal('forged', async ({ server }) => linkTo(await openOnly(server, GATHERING), FORGED)),
  refusal('spent', async ({ server }) => {
    const host = await openOnly(server, GATHERING);
    const secret = await inviteTo(server, host, { seat: 1 });
    await sitDown(server, host.table, { secret }, 'Mamie');
    return linkTo(host, secret);
  }),
  refusal('revoked', async ({ server }) => {
    const host = await openOnly(server, GATHERING);
    const secret = await inviteTo(server, host, 'table');
    await arrange(server, host, { take_back: { to: 'table' } });
    return linkTo(host, secret);
  }),
  refusal('full', async ({ server }) => {
    const { host } = await gather(server);
    const secret = await inviteTo(server, host, 'table');
    await sitDown(server, host.table, { secret }, 'Camille');
    return linkTo(host, secret);
  }),
  refusal('over', async ({ server }) => {
    const [host, ...guests] = await meet(server);
    const secret = await inviteTo(server, host!, 'table');
    for (const { table, tokens } of [host!, ...guests]) {
      const { frame } = await host!.see();
      const body = { version: frame.version, key: `${Math.random()}` };
      await request(server, `/tables/${table}/end`, body, tokens[0]!.token);
    }
    return linkTo(host!, secret);
  }),
  refusal('no-link', async ({ server }) => `/join/${(await openOnly(server, GATHERING)).table}`),
  refusal('unknown', async () => `/join/nosuchtable#${FORGED}`),
  {
    name: 'join-begun',
    show: async (visit) => {
      const { page, server, say } = visit;
      const host = await openOnly(server, GATHERING);
      const code = await codeOf(server, host);
      await goTo(visit, '/join');
      await page.locator('main input').fill(code);
      await press(visit, 'home-code-go');
      await page.locator('main form').getByLabel(say('join-name')).fill('Mamie');
      await arrange(server, host, { start: { fill: false } });
      await press(visit, 'join-sit');
      await page.getByRole('heading', { name: say('join-failed') }).waitFor();
    },
  },
  {
    name: 'join-bad-code',
    show: async (visit) => {
      await goTo(visit, '/join');
      await visit.page.locator('main input').fill('ABCDE');
      await press(visit, 'home-code-go');
      await visit.page.locator('.problem').waitFor();
    },
  },
  {
    name: 'join-name-taken',
    show: async (visit) => {
      const { page, server } = visit;
      const { host, guest } = await gather(server);
      await comeIn(server, guest);
      await goTo(visit, linkTo(host, await inviteTo(server, host, 'table')), 'main form');
      await page.getByLabel(visit.say('join-name')).fill('mamie');
      await press(visit, 'join-sit');
      await page.locator('.problem').waitFor();
    },
  },
  {
    name: 'company-seat-lost',
    show: async (visit) => {
      const { page, server, say } = visit;
      const [leo] = await playTogether(visit);
      const secret = await inviteTo(server, leo!, { device: 0 }, true);
      await sitDown(server, leo!.table, { secret });
      await page.getByText(say('error-bad-token')).waitFor();
    },
  },
];

/** Somebody follows a link that leads to no seat. */
function refusal(name: string, linkOf: (visit: Visit) => Promise<string>): Scene {
  return {
    name: `join-${name}`,
    show: async (visit) => {
      await goTo(visit, await linkOf(visit));
      await visit.page.getByRole('heading', { name: visit.say('join-failed') }).waitFor();
    },
  };
}
