/** What else can be done at the table with hands and keys: turning tiles, menus, slots, figures, taking back. */

import type { Page } from '@playwright/test';
import { expect, openTable, PERSON, request, type Seated, type Server, test } from './fixtures';
import { changed, gate, versionOf } from './fixtures-play';
import {
  boardOf,
  cardsOf,
  finger,
  focusOf,
  announcerOf,
  keyboard,
  logOf,
  mouse,
  panelOf,
  PHONE,
  sitAlone,
  STILL,
  walkTo,
} from './hands';
import { type Action, type Row, ROWS, saveAt, type Start } from './games/karak';
import { tellerOf } from './fixtures-words';

test.use(STILL);

const tell = tellerOf('en');
/** The words of a row's button. */
const nameOf = ({ action }: Row) => tell('karak', 'action', action);

/** A tile with three ways to lie: it lies open to `nes` first, then `esw`, then `nsw`. */
const tee: Start = {
  heroes: ['warrior', 'wizard'],
  tiles: [{ at: [0, 0], tile: 'fountain-cross' }],
  players: [{}, {}],
  stack: { 'corridor-tee': 1 },
  plies: [{ act: { explore: 'north' } }, { chance: { tile: 'corridor-tee' } }],
};

/** The warlock can swap places with the wizard, and has a portal for him as well. */
const twoChoices: Start = {
  heroes: ['warlock', 'wizard'],
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [0, 1], tile: 'corridor-straight' },
  ],
  players: [{ at: [0, 1], items: ['healing_portal'] }, { lives: 2 }],
};

/** A reward and no free slot for it. */
const fullHands: Start = {
  ...ROWS.take,
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [0, 1], tile: 'corridor-straight' },
    { at: [0, 2], tile: 'room-straight', tokens: ['skeleton_king'] },
  ],
  players: [{ at: [0, 1], items: ['daggers', 'sword'] }, {}],
  plies: [{ act: { walk: 'north' } }, { chance: { dice: [6, 6] } }],
};

/** An axe on the ground and no free slot for it. */
const axeOnTheGround: Start = {
  heroes: ['warrior', 'wizard'],
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [0, 1], tile: 'room-straight', items: ['axe'] },
  ],
  players: [{ at: [0, 1], items: ['daggers', 'sword'] }, {}],
};

test.describe('a drawn tile', () => {
  const ways: Record<string, { to: string; turn: (page: Page) => Promise<void> }> = {
    'by a click on it': { to: 'esw', turn: (page) => mouse.turn(page) },
    'by the wheel over it': { to: 'esw', turn: (page) => wheel(page, 1) },
    'by the wheel the other way': { to: 'nsw', turn: (page) => wheel(page, -1) },
    'by its button': { to: 'nsw', turn: (page) => page.getByRole('button', { name: 'Turn left' }).click() },
    'by a letter': { to: 'esw', turn: (page) => keyboard.turn(page) },
    'by an arrow key': { to: 'nsw', turn: (page) => onBoard(page, 'ArrowLeft') },
  };

  test('is turned in many ways, and laid as it is shown', async ({ page, server }) => {
    for (const [way, { to, turn }] of Object.entries(ways)) {
      await test.step(way, async () => {
        const seated = await sitAlone(page, server, tee);
        await expect(shownTile(page, 'nes')).toBeVisible();
        await turn(page);
        await expect(shownTile(page, to)).toBeVisible();
        await page.getByRole('button', { name: 'Lay it' }).click();
        await hasPlayed(server, seated, tee, { place: to });
      });
    }
  });

  test('is laid by Enter, and heard while it is turned', async ({ page, server }) => {
    const seated = await sitAlone(page, server, tee);
    await onBoard(page, 'ArrowRight');
    const words = page.getByRole('group', { name: 'Turn the new tile' }).getByRole('status');
    await expect(words).toHaveText('Open to east, south and west');
    await page.keyboard.press('Enter');
    await hasPlayed(server, seated, tee, { place: 'esw' });
    await focusIsKept(page, 'The warrior steps into the corridor');
  });
});

test.describe('two choices at one spot', () => {
  const name = 'Swap places with the wizard, Healing portal for the wizard';

  test('open a menu; whoever thinks better of it has done nothing', async ({ page, server }) => {
    const seated = await sitAlone(page, server, twoChoices);
    const [spot, menu] = [boardOf(page).getByRole('button', { name }), page.getByRole('menu')];
    await spot.click();
    await expect(menu.getByRole('menuitem')).toHaveCount(2);
    await boardOf(page).click({ position: { x: 30, y: 300 } });
    await expect(menu).toBeHidden();
    await spot.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await hasPlayed(server, seated, twoChoices);
    await spot.click();
    await menu.getByRole('menuitem', { name: 'Healing portal for the wizard' }).click();
    await hasPlayed(server, seated, twoChoices, { cast: 'wizard' });
  });

  test('and by keyboard the focus comes back to it', async ({ page, server }) => {
    const seated = await sitAlone(page, server, twoChoices);
    const spot = boardOf(page).getByRole('button', { name });
    await keyboard.press(page, spot);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(spot).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await hasPlayed(server, seated, twoChoices, { cast: 'wizard' });
    await focusIsKept(page, 'A healing portal brings the wizard to a fountain');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('the menu is within reach of a finger', async ({ page, server }) => {
      const seated = await sitAlone(page, server, axeOnTheGround);
      await finger.press(page, boardOf(page).getByRole('button', { name: /Take the axe/ }));
      await finger.press(page, page.getByRole('menuitem', { name: 'Take the axe, leave the sword' }));
      await hasPlayed(server, seated, axeOnTheGround, { take: { item: 'axe', drop: 'sword' } });
    });
  });
});

test.describe('where several things can be chosen on one tile', () => {
  /** A wizard who can walk to the others, help each of them, and open a chest where he stands. */
  const crowd: Start = {
    heroes: ['wizard', 'warrior', 'thief', 'oracle'],
    tiles: [
      { at: [0, 0], tile: 'fountain-cross' },
      { at: [0, 1], tile: 'room-straight', tokens: ['chest'] },
    ],
    players: [
      { at: [0, 1], lives: 3, items: ['key', 'healing_portal'] },
      { lives: 1 },
      { lives: 1 },
      { lives: 1 },
    ],
  };

  test('no badge is hidden by another, and each means what it shows', async ({ page, server }) => {
    const seated = await sitAlone(page, server, crowd);
    const spots = boardOf(page).locator('.spot');
    await expect(spots).toHaveCount(6);
    for (const spot of await spots.all()) await spot.click({ trial: true });
    await boardOf(page).getByRole('button', { name: 'Walk south' }).click();
    await hasPlayed(server, seated, crowd, { walk: 'south' });
  });

  test('light around a hero is that hero, and light around a tile that tile', async ({ page, server }) => {
    const seated = await sitAlone(page, server, crowd);
    const thief = page.locator('[data-frame="hero thief"]');
    await thief.click();
    await expect(thief).toBeHidden();
    await page.locator('[data-frame="walk 0,0"]').click({ position: { x: 6, y: 60 } });
    await hasPlayed(server, seated, crowd, { cast: 'thief' }, { walk: 'south' });
  });

  test('light that was pointed at is not lit when it comes back', async ({ page, server }) => {
    await sitAlone(page, server, crowd);
    const light = page.locator('[data-frame="walk 0,0"]');
    await light.hover({ position: { x: 6, y: 60 } });
    await expect(light).toHaveClass(/pointed/);
    await boardOf(page).getByRole('button', { name: 'Walk south' }).click();
    await page.mouse.move(5, 200);
    await boardOf(page).getByRole('button', { name: 'Walk north' }).press('Enter');
    await expect(light).toBeVisible();
    await expect(light).not.toHaveClass(/pointed/);
  });
});

test.describe('slots', () => {
  const name = 'Take the axe, leave the daggers';
  const action: Action = { take: { item: 'axe', drop: 'daggers' } };

  test('take a reward for what lies in them', async ({ page, server }) => {
    const seated = await sitAlone(page, server, fullHands);
    await cardsOf(page).getByRole('button', { name }).click();
    await hasPlayed(server, seated, fullHands, action);
    await expect(mat(page)).toContainText('Weapons: +5');
  });

  test('take a reward by keyboard', async ({ page, server }) => {
    const seated = await sitAlone(page, server, fullHands);
    await keyboard.press(page, cardsOf(page).getByRole('button', { name }));
    await hasPlayed(server, seated, fullHands, action);
    await focusIsKept(page, 'The wizard takes the axe');
  });

  test('take what lies on the ground', async ({ page, server }) => {
    const seated = await sitAlone(page, server, axeOnTheGround);
    await mat(page).getByRole('button', { name }).click();
    await hasPlayed(server, seated, axeOnTheGround, action);
    await expect(mat(page)).toContainText('Weapons: +5');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('take a reward by a tap', async ({ page, server }) => {
      const seated = await sitAlone(page, server, fullHands);
      await finger.press(page, cardsOf(page).getByRole('button', { name }));
      await hasPlayed(server, seated, fullHands, action);
    });
  });
});

test('what a card asks can be answered on the map as well', async ({ page, server }) => {
  for (const tag of ['sneak', 'fight_with', 'choose', 'face'] as const) {
    await test.step(tag, async () => {
      const row = ROWS[tag];
      const seated = await sitAlone(page, server, row);
      await boardOf(page)
        .getByRole('button', { name: nameOf(row) })
        .click();
      await hasPlayed(server, seated, row, row.action);
    });
  }
});

test('what lies under the own feet is used by a click on it, but not by the second of a double click', async ({
  page,
  server,
}) => {
  for (const tag of ['heal', 'open'] as const) {
    await test.step(tag, async () => {
      const row = ROWS[tag];
      const seated = await sitAlone(page, server, row);
      await expect(boardOf(page).getByRole('button', { name: nameOf(row) })).toBeVisible();
      const { x, y, width, height } = (await boardOf(page).locator('.figure.acts').boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await hasPlayed(server, seated, row);
      await page.mouse.down();
      await page.mouse.up();
      await hasPlayed(server, seated, row, row.action);
    });
  }
});

test('a far tile is walked to step by step', async ({ page, server }) => {
  const start: Start = { ...ROWS.walk, players: [{}, {}] };
  const seated = await sitAlone(page, server, start);
  await boardOf(page).getByRole('button', { name: 'Walk here: 2 steps' }).click();
  await hasPlayed(server, seated, start, { walk: 'north' }, { walk: 'north' });
});

test('a far tile is walked to even where every answer takes its time', async ({ page, server }) => {
  const steps = [gate(), gate()];
  const held = steps.values();
  await page.route('**/act', async (route) => {
    await held.next().value?.passed;
    await route.continue();
  });
  const start: Start = { ...ROWS.walk, players: [{}, {}] };
  const seated = await sitAlone(page, server, start);
  await boardOf(page).getByRole('button', { name: 'Walk here: 2 steps' }).click();
  for (const step of steps) {
    await expect(page.locator('.spot[aria-disabled="true"]').first()).toBeVisible();
    const version = await versionOf(page);
    step.open();
    await changed(page, version);
  }
  await hasPlayed(server, seated, start, { walk: 'north' }, { walk: 'north' });
});

test('arrow keys walk, and what is met gets the focus', async ({ page, server }) => {
  const start: Start = { ...ROWS.sneak, players: [{}, {}], plies: [] };
  const seated = await sitAlone(page, server, start);
  const version = await versionOf(page);
  await onBoard(page, 'ArrowUp');
  await changed(page, version);
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const card = page.getByRole('region', { name: 'Fight' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasPlayed(server, seated, start, { walk: 'north' }, { walk: 'north' }, 'sneak');
  await expect(boardOf(page)).toBeFocused();
  await expect(announcerOf(page)).toContainText('The thief meets a skeleton king: strength 10');
});

test('what the stream shows can be answered before the answer to the last decision comes', async ({
  page,
  server,
}) => {
  const [sent, answered] = [gate(), gate()];
  await page.route('**/act', async (route) => {
    await sent.passed;
    const response = await route.fetch();
    await answered.passed;
    await route.fulfill({ response });
  });
  const start: Start = { ...ROWS.sneak, plies: [] };
  const seated = await sitAlone(page, server, start);
  await onBoard(page, 'ArrowUp');
  await expect(page.locator('.spot[aria-disabled="true"]').first()).toBeVisible();
  sent.open();
  await expect(page.getByRole('region', { name: 'Fight' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  answered.open();
  await hasPlayed(server, seated, start, { walk: 'north' }, 'sneak');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a button keeps the focus while its answer takes its time', async ({ page, server }) => {
  const sent = gate();
  await page.route('**/act', async (route) => {
    await sent.passed;
    await route.continue();
  });
  const seated = await sitAlone(page, server, ROWS.sneak);
  const sneak = cardsOf(page).getByRole('button', { name: nameOf(ROWS.sneak) });
  await keyboard.press(page, sneak);
  await expect(sneak).toBeDisabled();
  await expect(sneak).toBeFocused();
  sent.open();
  await hasPlayed(server, seated, ROWS.sneak, ROWS.sneak.action);
});

test('with Shift the arrow keys only look around', async ({ page, server }) => {
  const seated = await sitAlone(page, server, ROWS.walk);
  const picture = boardOf(page).locator('svg').first();
  const place = () => picture.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await onBoard(page, 'Shift+ArrowUp');
  await expect.poll(place).toBeGreaterThan(before);
  await hasPlayed(server, seated, ROWS.walk);
});

test('a step is taken back, by keyboard too', async ({ page, server }) => {
  const seated = await sitAlone(page, server, ROWS.walk);
  const version = await versionOf(page);
  await onBoard(page, 'ArrowDown');
  await changed(page, version);
  await hasPlayed(server, seated, ROWS.walk, { walk: 'south' });
  await keyboard.press(page, panelOf(page).getByRole('button', { name: 'Undo' }));
  await hasPlayed(server, seated, ROWS.walk);
  await expect(logOf(page)).not.toContainText('walks on');
  expect(await focusOf(page)).not.toBe('body');
});

test('what can be done is listed in words, and closing the list gives the focus back', async ({
  page,
  server,
}) => {
  const seated = await sitAlone(page, server, ROWS.travel);
  const opener = panelOf(page).getByRole('button', { name: 'What can I do?' });
  const list = page.getByRole('dialog', { name: 'What can I do?' });
  await keyboard.press(page, opener);
  const { decision } = (await seated.see()).frame;
  await expect(list.getByRole('listitem')).toHaveCount(decision!.actions.length);
  await keyboard.press(page, list.getByRole('button', { name: nameOf(ROWS.travel) }));
  await hasPlayed(server, seated, ROWS.travel, ROWS.travel.action);
  await focusIsKept(page, 'The warrior steps through the portal');
  await keyboard.press(page, opener);
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a hint leaves the focus where it was', async ({ page, server }) => {
  await sitAlone(page, server, ROWS.heal);
  const hint = panelOf(page).getByRole('button', { name: 'Hint' });
  await keyboard.press(page, hint);
  await expect(panelOf(page)).toContainText('A good player would');
  await expect(hint).toBeFocused();
});

test('the screen changes hands by keyboard, and the next person can play at once', async ({
  page,
  server,
}) => {
  const save = saveAt(ROWS.end_turn);
  await openTable(page, server, { save, seats: [PERSON, PERSON] });
  await keyboard.press(page, panelOf(page).getByRole('button', { name: 'End my turn' }));
  const card = page.getByRole('dialog', { name: 'Argentus, it is your turn!' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panelOf(page)).toContainText('Turn the tile');
});

test('those who hear the board are told what lies around', async ({ page, server }) => {
  await sitAlone(page, server, ROWS.travel);
  const around = 'Warrior, here: Portal. north: unexplored. east: unexplored. south: Fountain, Wizard.';
  await expect(boardOf(page)).toContainText(around);
});

/** Were just these decisions taken since the start, and is luck all that came between them? */
async function hasPlayed(
  server: Server,
  { table, tokens }: Seated,
  start: Start,
  ...actions: Action[]
): Promise<void> {
  const { token } = tokens[0]!;
  const decisions = async () => {
    const { plies } = await request<{ plies: object[] }>(server, `/tables/${table}/save`, undefined, token);
    return plies.slice(start.plies?.length ?? 0).filter((ply) => 'act' in ply);
  };
  await expect.poll(decisions).toEqual(actions.map((act) => ({ act })));
}

/** What was done is shown; what had the focus may be gone, but not the focus. */
async function focusIsKept(page: Page, told: string | RegExp): Promise<void> {
  await expect(announcerOf(page)).toContainText(told);
  expect(await focusOf(page)).not.toBe('body');
}

function mat(page: Page) {
  return page.locator('.side .mat').first();
}

function shownTile(page: Page, open: string) {
  return page.locator(`[data-placing="${open}"]`);
}

async function wheel(page: Page, by: 1 | -1): Promise<void> {
  await page.locator('[data-placing]').hover();
  await page.mouse.wheel(0, by * 100);
}

async function onBoard(page: Page, key: string): Promise<void> {
  await walkTo(page, boardOf(page));
  await page.keyboard.press(key);
}
