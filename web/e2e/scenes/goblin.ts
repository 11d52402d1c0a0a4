/** Karak: Goblin: its caves, its battles, its merchant, its decks, its end. */

import { readFileSync } from 'node:fs';
import type { Open, SeatPlan } from '../../src/lib/wire';
import { navigate, openOnly, openTable, PERSON, SQUIRE } from '../fixtures';
import { saveAt, SITUATIONS, type Start } from '../games/goblin';
import { goTo, press, type Scene, showTable } from './scene';

type Situation = keyof typeof SITUATIONS;

function table(situation: Situation, { seats, ...more }: Partial<Start> & { seats?: SeatPlan[] } = {}): Open {
  const start: Start = { ...SITUATIONS[situation]!, ...more };
  return {
    save: saveAt(start),
    seats: seats ?? start.heroes.map((_, seat) => (seat === 0 ? PERSON : SQUIRE)),
  };
}

function showing(name: string, situation: Situation, more: Partial<Start> = {}): Scene {
  return { name, show: (visit) => showTable(visit, table(situation, more)) };
}

export const GOBLIN: Scene[] = [
  showing('goblin-first-turn', 'the first turn'),
  showing('goblin-deep', 'deep in the caves'),
  showing('goblin-fallen', 'a fallen hero'),
  showing('goblin-stack', 'a new deck'),
  showing('goblin-shop', 'at the merchant'),
  showing('goblin-pay', 'the price'),
  {
    name: 'goblin-tv',
    settings: { tv: true },
    show: (visit) => showTable(visit, table('deep in the caves')),
  },
  {
    name: 'goblin-watched',
    show: async ({ page, server }) => {
      const { table: id } = await openOnly(
        server,
        table('a chain of three', { seats: Array(4).fill(PERSON) }),
      );
      await navigate(page, server, `/table/${id}`);
      await page.locator('.chain').waitFor();
    },
  },
  {
    name: 'goblin-hint',
    show: async (visit) => {
      await showTable(visit, table('the first turn'));
      await press(visit, 'table-hint');
      await visit.page.locator('.hints').waitFor();
    },
  },
  {
    name: 'goblin-why-not',
    show: async (visit) => {
      await showTable(visit, table('the first turn'));
      await visit.page.locator('[data-spot="2-row-1"]').click();
      await visit.page.locator('.why').waitFor();
    },
  },
];

export const GOBLIN_BATTLES: Scene[] = [
  showing('goblin-chain', 'a chain of three'),
  showing('goblin-cursed-colour', 'a cursed colour'),
  showing('goblin-cursed-effect', 'a cursed effect'),
  showing('goblin-double-strike', 'a double strike'),
  showing('goblin-defiance', 'a curse that can be defied'),
  showing('goblin-foresight', 'three cards looked at'),
  showing('goblin-trim', 'a hand that is too large'),
  showing('goblin-brace', 'a potion before the strike'),
  showing('goblin-reward', 'a weapon is won'),
  showing('goblin-lord', 'before the Lord'),
  {
    name: 'goblin-tv-lord',
    settings: { tv: true },
    show: (visit) => showTable(visit, table('before the Lord')),
  },
];

export const GOBLIN_MORE: Scene[] = [
  {
    name: 'goblin-piles',
    show: async (visit) => {
      await showTable(visit, table('three cards looked at'));
      await visit.page.locator('.hand .piles').click();
      await visit.page.locator('dialog[open] .card').first().waitFor();
    },
  },
  {
    name: 'goblin-supply',
    show: async (visit) => {
      await showTable(visit, table('at the merchant'));
      await press(visit, 'table-supply');
    },
  },
  {
    name: 'goblin-choices',
    show: async (visit) => {
      await showTable(visit, table('before the Lord'));
      await press(visit, 'table-what-can-i-do');
    },
  },
  {
    name: 'goblin-seat',
    show: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 844 });
      await showTable(visit, table('deep in the caves'));
      await visit.page.locator('.seats button').nth(3).click();
    },
  },
  {
    name: 'goblin-hand-over',
    show: async (visit) => {
      const people: SeatPlan[] = [{ person: { name: 'Léo' } }, { person: { name: 'Mamie' } }, SQUIRE, SQUIRE];
      await openTable(visit.page, visit.server, table('the first turn', { seats: people }));
      await visit.page.locator('.hand-over').waitFor();
    },
  },
  {
    name: 'goblin-setup',
    show: async (visit) => {
      const { page } = visit;
      await goTo(visit, '/new/goblin', 'button.hero');
      for (const option of await page.getByRole('switch').all()) await option.click();
      await page.locator('[aria-labelledby="options"] summary').click();
      await page.locator('#options').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'goblin-heroes',
    show: async (visit) => {
      await goTo(visit, '/new/goblin', 'button.hero');
      await visit.page.getByRole('switch').first().click();
      await visit.page.locator('button.hero').first().click();
    },
  },
  {
    name: 'goblin-end',
    show: async ({ page, server }) => {
      await openTable(page, server, table('two champions'));
      await page.locator('dialog figure').waitFor();
    },
  },
  {
    name: 'goblin-replay',
    show: async ({ page, server, say }) => {
      const { table: id } = await openOnly(server, finishedGoblin());
      await navigate(page, server, `/replay/${id}`);
      await page.getByLabel(say('replay-slider')).fill('150');
      await page.locator('[aria-busy="false"] .lines').waitFor();
    },
  },
  {
    name: 'goblin-replay-eyes',
    show: async ({ page, server, say }) => {
      const { table: id } = await openOnly(server, finishedGoblin());
      await navigate(page, server, `/replay/${id}`);
      await page.getByLabel(say('replay-slider')).fill('150');
      await page
        .getByRole('group', { name: say('replay-eyes') })
        .locator('label')
        .nth(1)
        .click();
      await page.locator('[aria-busy="false"] .lines').waitFor();
    },
  },
];

/** A game to the fall of the Lord. */
export function finishedGoblin(): Open {
  const file = '../crates/goblin/tests/saves/v1/two-players-to-the-lord.json';
  return { save: JSON.parse(readFileSync(file, 'utf8')), seats: [PERSON, SQUIRE] };
}
