/** Paired worlds: two games that differ only in what one seat may know look the same to everybody else, byte for byte. */

import { expect, navigate, openOnly, PERSON, remember, request, Seated, type Server } from './fixtures';
import type { Page } from '@playwright/test';
import { saveAt as goblinAt, type Start as Goblin } from './games/goblin';
import { saveAt, type Start } from './games/karak2';
import { STILL } from './hands';
import { arrange, attend, OPEN, openWith, test } from './together';

const HISTORY = '/frames?from=0';
/** Where one may look at a table. Streams come last: who follows one is seen to be here for a moment longer. */
const WAYS = ['', HISTORY, '/stream'];

type Tile = NonNullable<Start['top']>;

/** Darius has looked at a tile that nobody else sees; and perhaps he has laid the other one. */
function scouted(hidden: Tile, laid: boolean): Start {
  const draws = [{ chance: { tile: hidden } }, { chance: { tile: '1-farm_forest' } }];
  return {
    heroes: ['darius', 'taia', 'horan'],
    players: [{}, {}, {}],
    stack: { '1-farm-w': 1, '1-farm-e-w': 1, '1-farm_forest': 1 },
    plies: [
      { act: { explore: 'se' } },
      ...draws,
      ...(laid ? [{ act: { keep: '1-farm_forest' as Tile } }, { chance: { army: 'fire_eater' } }] : []),
    ],
  };
}

const MOMENTS: Record<string, (hidden: Tile) => Start> = {
  'while Darius looks at two tiles': (hidden) => scouted(hidden, false),
  'after Darius has put one of them back': (hidden) => scouted(hidden, true),
  'where a position says what lies on top': (hidden) => ({
    heroes: ['darius', 'taia', 'horan'],
    players: [{}, {}, {}],
    stack: { '1-farm-w': 1, '1-farm-e-w': 1, '1-farm_forest': 1, [hidden]: 0 },
    top: hidden,
  }),
};

for (const [moment, start] of Object.entries(MOMENTS))
  test(`what Darius knows is in no frame of anybody else ${moment}`, async ({ server }) => {
    const worlds = await Promise.all(
      (['1-farm-w', '1-farm-e-w'] as const).map((hidden) => open(server, start(hidden))),
    );
    for (const what of WAYS)
      for (const seat of [null, 1, 2]) {
        const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, seat, what)));
        expect(one, `${what} for ${seat}`).toBe(other);
      }
    const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, 0, HISTORY)));
    expect(one, 'Darius himself sees a difference').not.toBe(other);
  });

type Card = NonNullable<Goblin['players'][0]['hand']>[0];

/** Argentus knows what the others do not: which four of these he holds, how his deck lies, at what he looks. */
const HANDS: Record<string, (one: Card, other: Card) => Goblin> = {
  'while he holds cards': (one, other) => ({
    heroes: ['taia', 'horan', 'argentus'],
    players: [
      { hearts: 3 },
      {},
      {
        hand: ['argentus-1', 'argentus-2', '1-10', one],
        deck: [null, null, null],
        unknown: ['argentus-4', 'argentus-5', other],
      },
    ],
  }),
  'where he knows how his deck lies': (one, other) => ({
    heroes: ['taia', 'horan', 'argentus'],
    players: [
      { hearts: 3 },
      {},
      {
        hand: ['argentus-1', 'argentus-2'],
        deck: one < other ? ['1-08', null, '1-11', null] : ['1-11', null, '1-08', null],
        unknown: ['argentus-4', 'argentus-5'],
        discard: ['argentus-3', 'argentus-6'],
      },
    ],
  }),
  'while he arranges a new deck': (one, other) => ({
    heroes: ['argentus', 'horan', 'taia'],
    players: [
      {
        hand: ['argentus-1', 'argentus-6', 'argentus-5', '1-10'],
        deck: [],
        unknown: [],
        discard: ['argentus-2', 'argentus-3', 'argentus-4', '1-08', '1-11'],
      },
      {},
      {},
    ],
    plies: [
      { act: { fight: '1-row-1' } },
      { act: { play: 'argentus-5' } },
      { act: { stack: one < other ? 1 : 3 } },
    ],
  }),
};
const PAIR: [Card, Card] = ['argentus-3', 'argentus-6'];

for (const [moment, start] of Object.entries(HANDS))
  test(`what Argentus knows is in no frame of anybody else ${moment}`, async ({ server }) => {
    const worlds = await Promise.all(
      [PAIR, PAIR.toReversed() as typeof PAIR].map((pair) => openGoblin(server, start(...pair))),
    );
    const holder = start(...PAIR).heroes.indexOf('argentus');
    for (const what of WAYS)
      for (const seat of [null, 0, 1, 2].filter((seat) => seat !== holder)) {
        const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, seat, what)));
        expect(one, `${what} for ${seat}`).toBe(other);
      }
    const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, holder, HISTORY)));
    expect(one, 'Argentus himself sees a difference').not.toBe(other);
  });

test.describe('in the browser', () => {
  test.use({ ...STILL, settings: { language: 'en', pace: 'instant' } });

  test('two tables that differ only in what Argentus holds look the same to Taia, whatever he plays of what both have', async ({
    browser,
    server,
  }) => {
    const told: string[][] = [];
    for (const pair of [PAIR, PAIR.toReversed() as typeof PAIR]) {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      told.push(await watched(page, server, HANDS['while he holds cards']!(...pair)));
      await context.close();
    }
    expect(told[0]!.length).toBeGreaterThan(10);
    expect(told[0]).toEqual(told[1]);
  });

  test('they look the same to a guest at another device and to whoever watches, whatever is arranged and said', async ({
    server,
    newGuest,
  }) => {
    const told: string[][][] = [];
    for (const pair of [PAIR, PAIR.toReversed() as typeof PAIR]) {
      const devices: [Page, Page] = [
        await newGuest({ reducedMotion: 'reduce' }),
        await newGuest({ reducedMotion: 'reduce' }),
      ];
      told.push(await witnessed(devices, server, HANDS['while he holds cards']!(...pair)));
    }
    for (const [index, who] of ['the guest', 'whoever watches'].entries()) {
      const [one, other] = told.map((world) => world[index]!);
      for (const event of ['frame', 'room', 'said'])
        expect(one!.filter((text) => text.startsWith(`event: ${event}`)).length, event).toBeGreaterThan(0);
      expect(one, who).toEqual(other);
    }
  });
});

/** Taia sits before the page; Argentus plays elsewhere. Everything that her browser is told, shows, tells and keeps. */
async function watched(page: Page, server: Server, start: Goblin): Promise<string[]> {
  const world = await openGoblin(server, start);
  const witness = await Witness.before(page);
  await remember(page, server, new Seated(server, { table: world.table, tokens: world.tokens.slice(0, 1) }));
  await navigate(page, server, `/table/${world.table}`);
  await playsOn(world, world, () => witness.look(world));
  return (await witness.all()).map((text) => nameless(text, world));
}

/**
 * Taia has come with a link and sits before a page of her own, and somebody watches at another one; Horan and Argentus
 * play elsewhere, and Argentus speaks. Everything that both browsers are told, show, tell and keep.
 */
async function witnessed(devices: [Page, Page], server: Server, start: Goblin): Promise<string[][]> {
  const seats = start.heroes.map((hero) => (hero === 'taia' ? OPEN : PERSON));
  const [host, guest] = await openWith(server, { save: goblinAt(start), seats }, ['Mia']);
  const world = host!;
  const leave = await attend(server, world);
  const witnesses: Witness[] = [];
  for (const [index, page] of devices.entries()) {
    const witness = await Witness.before(page);
    if (index === 0) await remember(page, server, guest!);
    await page.goto(`/table/${world.table}`);
    witnesses.push(witness);
    await witness.hears('event: room');
  }
  const look = async () => {
    for (const witness of witnesses) await witness.look(world);
  };
  await witnesses[0]!.hears('"watchers":1');
  await arrange(server, world, { name: { name: 'Élise' } }, 1);
  for (const page of devices) await expect(page.locator('ul.seats')).toContainText('Élise');
  await playsOn(guest!, world, look);
  const { token } = world.tokens.find(({ seat }) => seat === 2)!;
  await request(server, `/tables/${world.table}/say`, { phrase: 'well_fought' }, token);
  for (const witness of witnesses) await witness.hears('event: said');
  const told = await Promise.all(witnesses.map((witness) => witness.all()));
  leave();
  const names = new Seated(server, { table: world.table, tokens: [...world.tokens, ...guest!.tokens] });
  return told.map((texts) => texts.map((text) => nameless(text, names)));
}

/** Taia and Horan rise again; Argentus plays a card that he has in both worlds. There is a look after each decision. */
async function playsOn(taia: Seated, others: Seated, look: () => Promise<void>): Promise<void> {
  await look();
  await taia.act('resurrect', 0);
  await look();
  await others.act('resurrect', 1);
  await look();
  for (const action of [{ fight: '1-row-3' }, { play: '1-10' }, 'stop']) {
    await others.act(action, 2);
    await look();
  }
}

/** Notes everything that a browser is told, shows, tells and keeps. */
class Witness {
  #page: Page;
  #looks: string[] = [];
  #answers: Promise<string>[] = [];

  private constructor(page: Page) {
    this.#page = page;
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
        this.#answers.push(answer.text().then((body) => `${pathname} ${body}`));
    });
  }

  /** Before anything is loaded. */
  static async before(page: Page): Promise<Witness> {
    await page.addInitScript(overhear);
    return new Witness(page);
  }

  /** Looks once the page shows what the table has come to. */
  async look(world: Seated): Promise<void> {
    const { version } = (await world.see()).frame;
    await expect(this.#page.locator('[data-version]')).toHaveAttribute('data-version', `${version}`);
    const body = this.#page.locator('body');
    this.#looks.push(await body.innerHTML(), await body.ariaSnapshot());
  }

  /** Waits until the stream has said so. */
  async hears(words: string): Promise<void> {
    await this.#page.waitForFunction((words) => (window as unknown as Overheard).told.includes(words), words);
  }

  async all(): Promise<string[]> {
    const [told, kept] = await this.#page.evaluate(() => [
      (window as unknown as Overheard).told,
      JSON.stringify(Object.entries({ ...localStorage, ...sessionStorage }).sort()),
    ]);
    const events = told!.split('\n\n').filter((event) => event.startsWith('event:'));
    return [...this.#looks, kept!, ...(await Promise.all(this.#answers)).toSorted(), ...events];
  }
}

interface Overheard {
  /** What the streams of the page have said. */
  told: string;
}

/** Keeps what the streams of this page say. Runs in the page. */
function overhear(): void {
  const page = window as unknown as Overheard;
  page.told = '';
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (!answer.url.endsWith('/stream') || !answer.body) return answer;
    const [body, copy] = answer.body.tee();
    const note = new WritableStream<string>({ write: (text) => void (page.told += text) });
    void copy
      .pipeThrough(new TextDecoderStream())
      .pipeTo(note)
      .catch(() => {});
    return new Response(body, answer);
  };
}

/** Without what names the table, its seats, its dice and the time. */
function nameless(text: string, { table, tokens }: Seated): string {
  const names = [table, ...tokens.map(({ token }) => token)];
  return names
    .reduce((left, name) => left.replaceAll(name, 'name'), text)
    .replaceAll(/[0-9a-f]{64}/g, 'dice')
    .replaceAll(/\b\d{13}\b/g, 'time')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'here');
}

function openGoblin(server: Server, start: Goblin): Promise<Seated> {
  return openOnly(server, { save: goblinAt(start), seats: start.heroes.map(() => PERSON) });
}

function open(server: Server, start: Start): Promise<Seated> {
  return openOnly(server, { save: saveAt(start), seats: start.heroes.map(() => PERSON) });
}

/** What the server sends, without what names the table and its dice. */
async function seen(server: Server, world: Seated, seat: number | null, what: string): Promise<string> {
  const token = world.tokens.find((one) => one.seat === seat)?.token;
  const stop = new AbortController();
  const answer = await fetch(`${server.url}/api/v1/tables/${world.table}${what}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: stop.signal,
  });
  expect(answer.status).toBe(200);
  const text = what === '/stream' ? await firstOf(answer) : await answer.text();
  stop.abort();
  return text.replaceAll(world.table, 'table').replaceAll(/[0-9a-f]{64}/g, 'dice');
}

/** The first message of a stream: the table as it is. */
async function firstOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body!) {
    text += decoder.decode(part, { stream: true });
    if (text.includes('\n\n')) break;
  }
  return text.split('\n\n', 1)[0]!;
}
