/** Each language from one end of the page to the other: nothing left in English, no ids, nothing too wide for a phone. */

import type { Page } from '@playwright/test';
import { ICONS, WORKS } from '../src/about/credits';
import { clipped, overflowing } from './checks';
import { expect, test } from './fixtures';
import { sceneCalled, showScene } from './scenes';
import { LANGUAGES, messageIds } from './words';

/** Scenes that together say most of what the page can say. */
const TALKATIVE = [
  ['home-unfinished', 'home-settings', 'about', 'lost'],
  ['setup-options', 'setup-hero', 'tutorial-middle'],
  ['table-choices', 'table-hint', 'table-settings', 'table-supply'],
  ['fight-spend', 'loot-full', 'end'],
  ['goblin-choices', 'goblin-shop', 'goblin-stack', 'goblin-piles', 'goblin-setup', 'goblin-end'],
  ['goblin-heroes', 'goblin-why-not', 'goblin-supply', 'goblin-replay', 'tutorial-goblin-chain'],
  ['setup-house', 'room-host-more', 'room-start', 'room-watcher', 'join', 'join-device', 'lobby'],
  ['company-devices', 'company-menu', 'company-people', 'company-speak', 'company-asked', 'home-tables'],
];

/** Names are the same everywhere, and so is what has no letters. */
const NAMES = new Set([
  ...[
    'Karak',
    'Karak 2',
    'Karak: Goblin',
    'Imperium',
    'I',
    'II',
    'III',
    'Français',
    'English',
    'Čeština',
    'Deutsch',
  ],
  ...[
    'Argentus',
    'Horan',
    'Xanros',
    'Lord Xanros',
    'Aderyn',
    'Victorius',
    'Taia',
    'Papa',
    'Camille',
    'Maximilien',
    'Léo',
    'Mamie',
  ],
  ...WORKS.map(({ name }) => name),
  ...Object.keys(ICONS),
]);
const NO_WORDS = /^[^\p{Letter}]*$/u;
/** Words that are written as in English. */
const ALIKE: Record<string, string[]> = {
  fr: [
    'Ogre',
    'Menu',
    '1 point',
    '2 points',
    '1 minute',
    '2 minutes',
    '5 minutes',
    'Sacrifice',
    'Champion',
    'Dragon',
  ],
  cs: ['Goblin'],
  de: ['Goblin', 'Computer', 'Name', 'Champion', 'Portal', 'Wow!'],
};
const IDS = messageIds();

test.use({ viewport: { width: 390, height: 844 } });

TALKATIVE.forEach((names) =>
  test(`every language: ${names.join(', ')}`, async ({ page, server }) => {
    test.setTimeout(900_000);
    const spoken: Record<string, Record<string, string[]>> = {};
    for (const language of LANGUAGES) {
      const scenes = (spoken[language] = {} as Record<string, string[]>);
      for (const name of names) {
        await showScene(sceneCalled(name), page, server, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const lines = (scenes[name] = await told(page));
        const where = `${name}, ${language}`;
        expect.soft(lines.filter(isBroken), `${where}: ids and broken messages`).toEqual([]);
        expect.soft(await overflowing(page), `${where}: sticks out`).toEqual([]);
        expect.soft(await clipped(page), `${where}: is cut off`).toEqual([]);
      }
    }
    for (const name of names) {
      const english = spoken['en']![name]!.filter((line) => !NAMES.has(line) && !NO_WORDS.test(line));
      for (const language of LANGUAGES.filter((each) => each !== 'en')) {
        const same = english.filter((line) => spoken[language]![name]!.includes(line));
        const left = same.filter((line) => !ALIKE[language]?.includes(line));
        expect.soft([...new Set(left)], `${name}, ${language}: left in English`).toEqual([]);
      }
    }
  }),
);

/** Everything that is read or heard, line by line. What is marked as another language's may be in that one. */
function told(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [document.title];
    const all = [...document.body.querySelectorAll('*')].filter(
      (each) => !each.closest('script, style, code'),
    );
    for (const each of all.filter((each) => !each.closest('[lang]:not(html)'))) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        lines.push(each.getAttribute(name) ?? '');
      for (const node of each.childNodes)
        if (node.nodeType === Node.TEXT_NODE) lines.push(node.textContent ?? '');
    }
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

function isBroken(line: string): boolean {
  return (
    /[{}]|\bundefined\b|\bNaN\b/.test(line) ||
    line.split(/[\s,.:]+/).some((word) => IDS.has(word) && word.includes('-'))
  );
}
