import { expect, test } from 'vitest';
import { fightOf } from './fight';
import { slotsOf } from './slots';
import type { Action, Event, Fight, KarakView, Part, Slots } from './view';

const BOARD: Slots[] = [
  { class: 'weapon', items: ['daggers', 'sword', 'axe'], count: 2 },
  { class: 'spell', items: ['healing_portal', 'magic_bolt'], count: 3 },
  { class: 'key', items: ['key'], count: 1 },
];

const FIGHT: Fight = {
  comrade: null,
  bonus: 2,
  strength: [8, 0],
  dice: [3, 4],
  bolts: 0,
  lent_bolts: 0,
  rerolled: false,
  sacrificed: false,
  powers: [],
};

/** A hero at [0,1] before a turnkey, in this phase. */
function facing(phase: unknown, parts: KarakView['parts'] = [{ part: 'weapons', points: 2 }]): KarakView {
  const odds = { win: 21, tie: 5, loss: 10, of: 36 };
  return {
    position: { players: [{ at: [0, 1] }], active: 0, phase },
    foes: [
      { at: [0, 0], monsters: [['dragon', 15]], odds },
      { at: [0, 1], monsters: [['turnkey', 8]], odds },
    ],
    parts,
    fight: null,
  } as unknown as KarakView;
}

test('an empty slot takes, a full one exchanges', () => {
  const take: Action = { take: { item: 'sword' } };
  const [first, second] = slotsOf(BOARD, ['daggers'], [take, 'leave']);
  expect(first).toEqual({ class: 'weapon', item: 'daggers', action: null });
  expect(second).toEqual({ class: 'weapon', item: null, action: take });

  const drops = (['daggers', 'axe'] as const).map((drop): Action => ({ take: { item: 'sword', drop } }));
  const full = slotsOf(BOARD, ['daggers', 'axe', 'key'], [...drops, 'leave']);
  expect(full.slice(0, 2).map(({ action }) => action)).toEqual(drops);
  expect(full.slice(2).every(({ action }) => action === null)).toBe(true);
});

test('the slots are those that the engine tells', () => {
  expect(slotsOf(BOARD, [], []).map(({ class: name }) => name)).toEqual([
    'weapon',
    'weapon',
    'spell',
    'spell',
    'spell',
    'key',
  ]);
});

test('where two things could be taken into one slot a click decides nothing', () => {
  const actions = (['sword', 'axe'] as const).map((item): Action => ({ take: { item } }));
  expect(slotsOf(BOARD, [], actions).every(({ action }) => action === null)).toBe(true);
});

test('before the fight the card knows the monster and the chances', () => {
  const story = fightOf(facing({ meet: { approach: 'first_step' } }), null, []);
  expect(story).toMatchObject({
    foes: [{ monster: 'turnkey', strength: 8 }],
    odds: { win: 21 },
    dice: null,
    result: null,
  });
});

test('dice are in the air until they fall', () => {
  const fight = { ...FIGHT, dice: [0, 0] };
  expect(fightOf(facing({ roll: { dice: 'both', fight } }), null, [])).toMatchObject({
    rolling: true,
    dice: null,
  });
  const rolled: Event[] = [{ type: 'rolled', hero: 'thief', dice: [3, 4], attack: 9 }];
  const story = fightOf(facing({ spend: FIGHT }), null, rolled);
  expect(story).toMatchObject({ rolling: false, dice: [3, 4] });
});

test('the result is the sum that the engine tells', () => {
  const parts: Part[] = [
    { part: 'dice', points: 7 },
    { part: 'weapons', points: 2 },
  ];
  const before = facing({ roll: { dice: 'both', fight: { ...FIGHT, dice: [0, 0] } } });
  const after = facing('walk');
  const events: Event[] = [
    { type: 'rolled', hero: 'thief', dice: [3, 4], attack: 9 },
    { type: 'won', hero: 'thief', monster: 'turnkey', attack: 9, strength: 8, parts },
  ];
  expect(fightOf(after, before, events)).toMatchObject({
    parts,
    attack: 9,
    result: { outcome: 'won', strength: 8 },
  });
});

test('nobody fights while walking', () => {
  expect(fightOf(facing('walk'), null, [])).toBeNull();
});
