/** The monsters of the first level: shapes from back to front in a field 100 wide and 100 high. */
import { disc, oval, placed, type Stroke } from '../../../parts/art/strokes';

/** Parts of a goblin's head around its middle, which is 44 wide and 48 high. An ear is the right one. */
const SKULLS = {
  round: 'M-22-3Q-22-24 0-24 22-24 22-3 22 11 13 18 6 24 0 24-6 24-13 18-22 11-22-3Z',
  jaw: 'M-20-11Q-18-26 0-26 18-26 20-11 20-5 23 1 27 12 18 19 9 25 0 25-9 25-18 19-27 12-23 1-20-5-20-11Z',
  chin: 'M-22-7Q-20-25 0-25 20-25 22-7 21 5 12 16 6 28 1 28-6 28-12 16-21 5-22-7Z',
  flat: 'M-26-1Q-24-21 0-21 24-21 26-1 27 12 14 18 7 22 0 22-7 22-14 18-27 12-26-1Z',
};
const EARS = {
  long: ['M18-9Q34-16 49-13 45 4 31 8 23 9 17 6Z', 'M22-4Q34-10 43-9 38 2 24 4Z'],
  up: ['M14-14Q26-28 44-34 45-14 33-1 25 6 18 6Z', 'M20-10Q29-22 39-26 38-12 29-2 24 2 21 1Z'],
  droop: ['M17-9Q37-10 47 14 35 17 23 9 18 6 17 2Z', 'M22-4Q34-3 40 10 32 10 22 3Z'],
  small: ['M23-7Q31-14 37-7 40 4 31 8 25 9 22 6Z', 'M26-3Q31-8 34-3 34 4 27 4Z'],
  torn: ['M17-10 30-17 32-10 37-16 49-16Q45 3 31 8 23 9 17 6Z', 'M22-4 31-8 42-11Q37 2 24 4Z'],
} as const;
const NOSES = {
  hook: 'M-3-6Q-8 5-6 9-3 12 0 11 3 12 6 9 8 5 3-6Z',
  long: 'M-4-6Q-8 2-6 7-3 13 1 15 5 12 6 7 7 2 4-6Z',
  bulb: 'M-3-5Q-5 0-8 2-11 8-6 11 0 14 6 11 11 8 8 2 5 0 3-5Z',
  snub: 'M-3-3Q-6 2-5 6 0 9 5 6 6 2 3-3Z',
};
const MOUTHS = {
  snarl: [
    ['ink', 'M-15 10Q0 17 15 10 17 21 9 21 0 23-9 21-17 21-15 10Z'],
    ['bone', 'M-13 11.6-10 18-7 13ZM13 11.6 10 18 7 13ZM-6 21.4-3.6 16-1 21.8ZM6 21.4 3.6 16 1 21.8Z'],
  ],
  grin: [
    ['ink', 'M-17 6Q0 18 17 4 17 21 1 22-14 21-17 6Z'],
    ['bone', 'M-15.4 8.6Q0 17 15.8 6.4L14.6 12Q0 21-13 14.6Z'],
    ['line', 'M-9 12V17M-3 13.6V18.4M3 13.6V18.4M9 11.4V16'],
  ],
  gap: [
    ['ink', 'M-14 11Q0 9 14 11 15 21 0 21-15 21-14 11Z'],
    ['bone', 'M-12 11H-6V16H-11.6ZM7 10.6H12.4L12 15.6H7ZM-1 21 0 16H5L5.6 20.6Z'],
  ],
} satisfies Record<string, readonly Stroke[]>;
const BROWS = {
  angry: 'M-20-15-2-8-3-2.6Q-12-8-20-8.6ZM20-15 2-8 3-2.6Q12-8 20-8.6Z',
  sly: 'M-19-11-2-9-3-4Q-12-7-18.4-5ZM18-15Q11-16 3-11L4-7.6Q11-12 18-10Z',
  worried: 'M-19-10-5-18-3-14Q-10-13-18-6ZM19-10 5-18 3-14Q10-13 18-6Z',
  heavy: 'M-17-14Q-8-13 0-8.6 8-13 17-14 21-12 18-7.6 9-8 0-3.4-9-8-18-7.6-21-12-17-14Z',
};

interface Head {
  skull: keyof typeof SKULLS;
  ear: keyof typeof EARS;
  brow: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth?: keyof typeof MOUTHS;
  /** How large the left and the right eye are, and where they look. */
  eyes: readonly [left: number, right: number, dx: number, dy: number];
}

/** Strokes around [0, 0] at their place; a `turn` of -1 mirrors them. */
const at = (x: number, y: number, size: number, strokes: readonly Stroke[], turn: 1 | -1 = 1): Stroke[] =>
  strokes.map(([paint, path]) => [paint, placed(path, x, y, size * turn, size)]);

/** A path and its image on the other side of an upright axis. */
const mirrored = (path: string, axis = 0) => path + placed(path, 2 * axis, 0, -1, 1);

const ears = (x: number, y: number, size: number, ear: keyof typeof EARS) =>
  at(x, y, size, [
    ['goblin', mirrored(EARS[ear][0])],
    ['goblin-dark', mirrored(EARS[ear][1])],
  ]);

/** A goblin's head without its ears. */
const face = (x: number, y: number, size: number, head: Omit<Head, 'ear'>): Stroke[] => {
  const [left, right, dx, dy] = head.eyes;
  return at(x, y, size, [
    ['goblin', SKULLS[head.skull]],
    ['lit', 'M-15-9Q-14-20-2-21-9-16-10-9Q-13-6-15-9Z'],
    ['shade', 'M20-6Q21 8 12 17 6 23 0 23 12 14 14 2Z'],
    ['eye', disc(-10, -4, left) + disc(10, -4, right)],
    ['ink', disc(-10 + dx, -4 + dy, left * 0.42) + disc(10 + dx, -4 + dy, right * 0.42)],
    ['white', disc(-11.4 + dx, -5.6 + dy, 1.5) + disc(8.6 + dx, -5.6 + dy, 1.5)],
    ['goblin-dark', BROWS[head.brow]],
    ...(head.mouth ? MOUTHS[head.mouth] : []),
    ['goblin', NOSES[head.nose]],
  ]);
};

const goblin = (x: number, y: number, size: number, head: Head): Stroke[] => [
  ...ears(x, y, size, head.ear),
  ...face(x, y, size, head),
];

/** A hand closed around something upright. */
const fist = (x: number, y: number, size = 1) =>
  at(x, y, size, [
    ['goblin', 'M-7-5Q-6-9 0-9 7-9 8-5 9 0 8 5 6 9 0 9-6 9-7 5-9 0-7-5Z'],
    ['line', 'M-8-3H1M-8.4 1H1M-7 5H1'],
  ]);

/** A fist that is held up, from the front, its thumb to the left. */
const KNUCKLES: readonly Stroke[] = [
  ['goblin', 'M-17 0Q-20-13-13-14-9-19-4-15 0-19 5-15 10-18 13-13 19-10 17 0 17 12 9 17H-9Q-17 12-17 0Z'],
  ['shade', 'M17 0Q17 12 9 17H-9Q-14 14-16 8 6 12 17 0Z'],
  ['white', 'M-18-4Q0-9 18-4L18 4Q0-1-17 4Z'],
  ['line', 'M-8-14V-7.4M0-15V-8M8-14V-7.4M-18 0Q0-5 18 0'],
  ['goblin', 'M-17 4Q-16-1-9 1L-1 3Q4 5 2 9 0 12-5 11L-12 11Q-18 10-17 4Z'],
];

export const BEASTS_1 = {
  goblin_raider: [
    ['leather', 'M12 102Q16 80 50 76 84 80 88 102Z'],
    ['leather-dark', 'M26 82 34 79 64 102H50Z'],
    ['shade', 'M68 78.4Q85 84 88 102H72Q76 90 68 78.4Z'],
    ...goblin(50, 54, 1.02, {
      skull: 'round',
      ear: 'torn',
      brow: 'angry',
      nose: 'hook',
      mouth: 'snarl',
      eyes: [6.4, 6.4, 1, 1],
    }),
    ['cloth-red', 'M26 45Q25 25 50 24 75 25 74 45 50 32 26 45Z'],
    ['shade', 'M64 27Q75 31 74 45L67 40Q70 34 64 27Z'],
    ['white', disc(50, 28.6, 2) + disc(38, 31.4, 2) + disc(62, 31.4, 2)],
    ['wood', 'M15 102 9 38H17L24 101Z'],
    ['flame', 'M13 44Q-3 40 3 21 6 26 9 22 6 12 17 1 18 13 22 17 29 26 25 35 22 44 13 44Z'],
    ['flame-lit', 'M13 41Q5 38 8 30 12 33 13 29 12 24 16 18 18 26 20 29 22 39 13 41Z'],
    ['wood', 'M80 102 80 40H87L89 102Z'],
    ['metal', 'M73 45 72 14Q84 5 98 9L96 45Z'],
    ['metal-dark', 'M90 7Q94 7.4 98 9L96 45H89Z'],
    ['ink', disc(78.6, 18, 2.2)],
    ...fist(17, 85, 1.1),
    ...fist(84, 87, 1.1),
  ],
  goblin_sneak: [
    ['violet-dark', 'M4 102Q8 74 32 66H68Q92 74 96 102Z'],
    ['violet', 'M18 80Q14 34 42 12 54 2 76 8 66 12 68 22 88 44 82 80 66 92 50 92 34 92 18 80Z'],
    ['shade', 'M76 8Q66 12 68 22 88 44 82 80 76 86 70 88 76 40 54 10 64 4 76 8Z'],
    ['shadow', 'M26 76Q24 38 50 27 76 38 74 76 64 86 50 86 36 86 26 76Z'],
    ...ears(50, 50, 0.98, 'long'),
    ...face(50, 56, 0.94, {
      skull: 'chin',
      brow: 'sly',
      nose: 'long',
      mouth: 'grin',
      eyes: [5.6, 6.6, -2, 0],
    }),
    ['shade', 'M29 50Q28 34 50 31 72 34 71 50 66 42 50 41 34 42 29 50Z'],
    ['metal', 'M73 82 76 44 82 32 86 46 83 83Z'],
    ['metal-dark', 'M82 32 86 46 83 83H79Z'],
    ['gold', 'M66 80 91 82.6 90.4 88 65.4 85.4Z'],
    ['gold', disc(76.6, 101, 3.6)],
    ['goblin', 'M68 87Q77 84 87 88 90 93 87 98 78 100 68 97 64 92 68 87Z'],
    ['line', 'M67 91.4 75 92.4M68 95 75 96'],
    ['goblin', 'M72 86Q80 86 80 91 76 95 70 92Z'],
  ],
  giant_worm: [
    ['worm', 'M4 94Q2 74 16 72 30 72 32 94H22Q22 84 17 84 12 84 14 94Z'],
    ['line', 'M6 82 13 86M14 73 16 83M29 78 22 84'],
    ['worm', disc(82, 88, 14)],
    ['worm', disc(83, 75, 15)],
    ['worm', disc(80, 61, 17)],
    ['worm', disc(73, 49, 20)],
    ['worm', disc(63, 43, 24)],
    ['worm', disc(48, 43, 31)],
    ['shade', 'M72 22Q86 44 68 68 82 66 84 84V98H95Q98 86 96 78 99 68 95 60 96 48 90 42 86 26 72 22Z'],
    ['lit', 'M20 40Q22 22 40 15 30 26 27 40 23 46 20 40Z'],
    ['worm-dark', oval(45, 52, 22, 19)],
    ['ink', oval(45, 52, 18, 15)],
    ['red', 'M32 60Q45 50 58 60 45 73 32 60Z'],
    [
      'bone',
      'M33 40.4 40 37.6 38.6 47ZM42 37 49 37 45.4 46.6ZM51 37.8 57.6 41 52 47ZM35 64.6 41 66.8 37.6 58ZM50 66.8 55.6 64.4 53 58ZM27 49 27 56 34 52.6ZM63 49 63 56 56 52.6Z',
    ],
    ['worm', disc(33, 25, 9) + disc(57, 23, 9)],
    ['eye', disc(33, 26, 6.4) + disc(57, 24, 6.4)],
    ['ink', disc(34, 27.4, 3) + disc(57, 25.6, 3)],
    ['white', disc(32.6, 25.4, 1.4) + disc(55.6, 23.6, 1.4)],
    ['bark-dark', 'M0 102Q2 88 14 90 24 84 34 91 46 85 58 91 70 84 80 89 94 86 100 102Z'],
    ['stone', 'M30 101 33 94 40 93 45 101ZM66 101 71 95 78 97 80 101Z'],
  ],
  cave_rat: [
    [
      'worm',
      'M70 96Q86 96 85 76 79 60 81 42 82 24 93 20 99 17 94 8 103 14 99 23 97 26 91 32 87 46 86 58 86 70 88 80 86 92 84 97L74 97Z',
    ],
    ['fur-grey', 'M90 98Q96 84 91 72L94 67 87 62 88 55 80 52 78 45Q60 34 44 48 30 62 34 98Z'],
    ['shade', 'M90 98Q96 84 91 72L94 67 87 62 88 55 80 52 78 45 66 42Q84 62 72 98Z'],
    ['lit', 'M38 90Q36 76 42 72 54 74 56 90Z'],
    ['fur-grey', disc(34, 23, 14)],
    ['worm', disc(33, 24, 9)],
    [
      'fur-grey',
      'M73 36Q62 20 44 26 26 32 10 50 3 56 6 62 12 68 24 70L32 78 40 74 48 80 56 73 66 74 68 64 76 60 72 50Z',
    ],
    ['lit', 'M42 30Q26 38 14 51 32 42 46 36 50 28 42 30Z'],
    ['shade', 'M73 36 72 50 76 60 68 64 66 74 56 73 48 80Q62 62 62 34Z'],
    ['fur-grey', 'M50 34Q44 10 64 5 76 4 81 12L74 18 84 20Q86 36 66 42 54 42 50 34Z'],
    ['worm', 'M56 32Q52 16 63 12 69 10 72 14L66 19 77 24Q77 34 66 36 58 36 56 32Z'],
    ['worm', 'M2 55Q2 46 11 46 18 50 15 57 8 63 2 55Z'],
    ['ink', 'M13 66Q28 65 45 59 43 73 30 75 19 75 13 66Z'],
    ['red', 'M22 72Q30 64 40 68 36 74 30 75 25 75 22 72Z'],
    ['white', 'M15 66 21.6 65.6 23.6 80 17.4 78ZM22.4 65.4 29 64.6 29.6 76 24.4 77.6Z'],
    ['eye', disc(41, 45, 8)],
    ['ink', disc(38.6, 46.6, 3.8)],
    ['white', disc(37, 44.6, 1.6)],
    ['shadow', 'M29 43 49 33 52 39Q41 39 32 47Z'],
    ['line', 'M18 58 3 70M21 61 8 79M17 54 0 64'],
    [
      'worm',
      'M32 97Q22 97 24 91 30 85 40 87 44 93 42 97ZM50 98Q42 99 43 92 50 85 60 89 64 95 60 98ZM66 98Q62 90 74 88 90 88 94 98Z',
    ],
  ],
  goblin_smith: [
    ['goblin', 'M2 102Q2 68 30 62H58Q84 68 82 102Z'],
    ['leather-dark', 'M22 102 26 62 36 68H52L62 62 66 102Z'],
    ['wood', 'M78 82 85 18H92L87 83Z'],
    ['metal-dark', 'M71 3H99V24H71Z'],
    ['metal', 'M71 3H79V24H71Z'],
    ['lit', 'M82 6H96V10H82Z'],
    ...goblin(47, 41, 0.99, {
      skull: 'jaw',
      ear: 'droop',
      brow: 'heavy',
      nose: 'bulb',
      eyes: [6.4, 6.4, 1, 1.6],
    }),
    [
      'stone',
      'M47 50Q40 46 31 50 20 55 17 66 27 71 36 66 43 63 47 57 51 63 58 66 67 71 77 66 74 55 63 50 54 46 47 50Z',
    ],
    ['line', 'M29 57Q24 60 23 65M36 56Q31 60 30 65M65 57Q70 60 71 65M58 56Q63 60 64 65'],
    ['goblin', placed(NOSES.bulb, 47, 41)],
    ['leather-dark', 'M31 26Q47 15 63 26L64 32Q47 21 30 32Z'],
    ['metal', disc(38, 21, 8.4) + disc(56, 21, 8.4)],
    ['blue', disc(38, 21, 5.4) + disc(56, 21, 5.4)],
    ['lit', disc(36.4, 19.4, 2.4) + disc(54.4, 19.4, 2.4)],
    ...fist(84, 72, 1.1),
    ['flame', 'M20 79 58 77 74 80 58 84H20Z'],
    ['flame-lit', 'M24 80.4 57 79 67 80.4 57 82H24Z'],
    ['flame-lit', 'M70 72 71.6 66 73.6 71 79 72 74 74.4 72 79 70.6 75 66 73Z'],
    ['wood', 'M2 79H18V84H2Z'],
    ['gold', 'M17 73H22V90H17Z'],
    ['metal-dark', 'M14 85H30Q54 83 88 85V90Q66 92 64 102H34Q32 95 22 94 14 94 14 85Z'],
    ['metal', 'M14 85H30Q54 83 88 85V88H14.4Z'],
    ...fist(9, 81, 1),
  ],
  goblin_brawler: [
    ['goblin-dark', 'M8 102Q2 66 32 60H66Q88 62 94 78L90 102Z'],
    ['goblin', 'M22 102Q22 74 50 68 78 74 78 102Z'],
    ['line', 'M50 84V96M38 82Q46 88 50 83 54 88 62 82'],
    ['leather-dark', 'M20 96Q50 90 80 96V102H20Z'],
    ['gold', 'M44 92H56V102H44Z'],
    ...goblin(48, 38, 1.12, {
      skull: 'flat',
      ear: 'small',
      brow: 'heavy',
      nose: 'bulb',
      mouth: 'gap',
      eyes: [6.4, 5, 1, 1],
    }),
    ['shade', oval(60, 35, 10.4, 8.6)],
    ['paper', 'M31 17 44 23 42.4 27 29.4 21ZM33.6 25.6 38.6 14.4 42.4 16 37.4 27.4Z'],
    ['gold', disc(9, 46, 3.6)],
    ['goblin', 'M72 102Q66 84 70 72H92Q98 88 92 102Z'],
    ['shade', 'M82 72H92Q98 88 92 102H84Q88 86 82 72Z'],
    ['white', 'M69 79Q82 75 95 78L96 88Q82 84 69 89Z'],
    ...at(80, 57, 1, KNUCKLES),
    ...at(20, 80, 1.14, KNUCKLES, -1),
  ],
  goblin_slinger: [
    ['paper', 'M82 42Q58 6 24 9L24 5Q62 0 86 41ZM80 44Q54 16 22 21L23 24Q54 20 78 46Z'],
    ['leather', 'M4 16Q6 4 18 3 28 4 28 12 28 24 16 26 4 26 4 16Z'],
    ['stone', 'M6 10 13 4 21 6 25 13 21 22 11 23 5 18Z'],
    ['gold-dark', 'M10 102Q14 80 44 78 76 80 80 102Z'],
    ['leather', 'M12 98 58 84 62 89 18 102Z'],
    ['goblin', 'M64 86Q76 80 74 56L88 52Q96 84 74 98Z'],
    ['gold-dark', 'M58 88Q70 86 76 74L92 80Q90 96 74 102H58Z'],
    ...goblin(42, 57, 0.96, {
      skull: 'round',
      ear: 'up',
      brow: 'worried',
      nose: 'snub',
      eyes: [8, 5, -2.4, -2.4],
    }),
    ['line', 'M30 69Q42 75 55 67'],
    ['red', 'M45 71Q45 80 50 81 56 80 54 68Z'],
    ['bone', 'M33 70.6 36 64 39 72Z'],
    ['goblin-dark', disc(26, 62, 1.3) + disc(30, 65, 1.3) + disc(58, 62, 1.3) + disc(54, 60, 1.3)],
    [
      'flame',
      'M30 37Q28 28 34 25 30 20 26 20 38 16 42 23 42 17 40 13 52 16 50 25 56 24 58 22 60 30 54 37 42 30 30 37Z',
    ],
    ...fist(81, 48, 1.1),
  ],
  mangy_warg: [
    ['fur-dark', 'M2 102 8 82 2 76 12 64 8 54 20 46 24 30 76 30 82 46 94 54 88 64 98 76 92 84 99 102Z'],
    ['worm', 'M80 78Q90 76 90 86 88 94 82 92 76 86 80 78Z'],
    ['line', 'M82 82 81 78M86 86 89 83M83 88 80 91'],
    ['fur', 'M24 38Q14 18 18 3 34 12 44 28ZM76 38Q88 20 86 4L78 12 76 7Q64 14 56 28Z'],
    ['worm', 'M27 30Q21 18 22 11 31 18 37 27ZM73 30 81 14 76 15Q67 20 63 27Z'],
    [
      'fur',
      'M24 34Q34 22 42 25L46 19 50 24 55 19 58 25Q66 22 76 34L88 50 79 52 85 65 75 64 76 76 62 78H38L24 76 25 64 15 65 21 52 12 50Z',
    ],
    ['shade', 'M76 34 88 50 79 52 85 65 75 64 76 76 62 78 69 56Z'],
    ['fur-grey', 'M30 72Q28 99 50 99 72 99 70 72Z'],
    ['ink', 'M33 70Q50 60 67 70 69 92 50 93 31 92 33 70Z'],
    ['red', 'M39 86Q50 77 61 86 58 93 50 93 42 93 39 86Z'],
    ['bone', 'M35 89 38 79 43 91.6ZM65 89 62 79 57 91.6ZM46 92.6 48 86 51 92.6Z'],
    ['fur-grey', 'M47 32Q50 26 53 32L60 50 69 66Q70 76 60 76L50 71 40 76Q30 76 31 66L40 50Z'],
    ['lit', 'M46 40 49 32Q50 30 51 32L52 50H44Z'],
    ['bone', 'M33 74 36.6 88 41.6 75ZM67 74 63.4 88 58.4 75ZM44 73.6 46 79 48.4 72ZM56 73.6 54 79 51.6 72Z'],
    ['ink', 'M40 55Q50 48 60 55 60 63 50 66 40 63 40 55Z'],
    ['lit', 'M43 55Q47 51.6 52 52.4 48 56 44 57Z'],
    ['eye', 'M21 43 42 50Q38 59 30 56 23 52 21 43ZM79 43 58 50Q62 59 70 56 77 52 79 43Z'],
    ['ink', disc(34, 51, 2.8) + disc(66, 51, 2.8)],
    ['fur-dark', 'M17 39 45 46 43 51.6 21 46ZM83 39 55 46 57 51.6 79 46Z'],
    ['worm', 'M61 32Q68 31 71 37 69 42 63 40 58 36 61 32Z'],
    ['line', 'M63 36 65 33M66.6 38 68.6 35'],
  ],
  armoured_beetle: [
    [
      'blue-dark',
      mirrored(
        'M14 46 5 38 0 52 4 55 8 47 16 56ZM18 60 4 58 0 76 5 79 9 66 22 70ZM26 70 9 76 10 94 15 95 16 82 34 80Z',
        50,
      ),
    ],
    ['blue', 'M12 62Q8 6 50 4 92 6 88 62 70 72 50 72 30 72 12 62Z'],
    ['shade', 'M64 6Q92 14 88 62 78 70 66 71 82 36 64 6Z'],
    ['lit', 'M18 46Q16 18 40 9 28 22 26 44 22 52 18 46Z'],
    ['metal', 'M45 4H55L57 54H43Z'],
    ['metal', 'M12 62Q10 50 12 42 28 54 50 54 72 54 88 42 90 50 88 62 70 72 50 72 30 72 12 62Z'],
    ['ink', disc(50, 11, 1.6) + mirrored(disc(18, 53, 1.6) + disc(27, 57.4, 1.6), 50)],
    ['bone', mirrored('M28 70Q8 80 22 95 30 101 46 99 36 95 34 89L41 91 39 84 46 80Z', 50)],
    ['blue-dark', 'M23 64Q23 42 50 40 77 42 77 64 75 82 50 84 25 82 23 64Z'],
    ['lit', 'M29 56Q31 46 43 44 35 50 33 58 30 61 29 56Z'],
    ['metal', 'M41 46Q45 38 44 26L50 16 56 26Q55 38 59 46 50 52 41 46Z'],
    ['lit', 'M46 44Q48 34 48 24L50 20 50 46Z'],
    ['eye', disc(37, 61, 8) + disc(63, 61, 8)],
    ['ink', disc(38.6, 62, 3.6) + disc(61.4, 62, 3.6)],
    ['white', disc(37, 60, 1.6) + disc(59.8, 60, 1.6)],
    ['blue', mirrored('M25 54 47 60.6 45 55 29 48Z', 50)],
    ['ink', 'M38 73Q50 78 62 73 60 82 50 82 40 82 38 73Z'],
    ['bone', 'M41 74.6 43 79 46.6 75.8ZM59 74.6 57 79 53.4 75.8Z'],
  ],
  goblin_shieldbearer: [
    ['wood', 'M86 102 84 22H89L92 102Z'],
    ['metal', 'M86.6 2 94 20 87 29 79 21Z'],
    ...goblin(48, 36, 0.97, {
      skull: 'round',
      ear: 'long',
      brow: 'worried',
      nose: 'long',
      eyes: [8, 8, 0, 1],
    }),
    ['wood', 'M28 10 5 3 3 8 27 16Z'],
    ['metal-dark', 'M26 24 28 6Q48 2 68 6L70 24Q48 18 26 24Z'],
    ['metal', 'M23 22Q48 14 73 22L73 27Q48 19 23 27Z'],
    ['lit', 'M32 9Q36 7 41 7L40 16 31 18Z'],
    ['wood', disc(48, 76, 38)],
    ['cloth-red', disc(48, 76, 31)],
    ['paper', 'M44 45H52L52 102H44ZM17 72H79V80H17Z'],
    ['shade', 'M70 45Q90 62 85 84 82 96 74 102H58Q84 76 70 45Z'],
    ['lit', 'M16 72Q18 54 34 46 24 58 22 72Z'],
    ['metal', disc(48, 76, 12)],
    ['lit', disc(44, 72, 5)],
    ['metal', mirrored(disc(14.6, 62, 1.8) + disc(14.6, 90, 1.8) + disc(34, 43, 1.8), 48)],
    ['goblin', 'M13 54Q12 47 18 46 20 42 25 43 29 40 32 43 34 47 30 49L18 58Q14 59 13 54Z'],
    ['line', 'M18 46 21 51M25 43 27 47'],
    ['goblin', 'M83 54Q84 47 78 46 76 42 71 43 67 40 64 43 62 47 66 49L78 58Q82 59 83 54Z'],
    ['line', 'M78 46 75 51M71 43 69 47'],
  ],
  goblin_scout: [
    ['leather', 'M18 102Q22 82 54 78 88 82 92 102Z'],
    ['blue-dark', 'M36 84 54 96 74 84 68 78H42Z'],
    ...goblin(54, 57, 0.94, {
      skull: 'chin',
      ear: 'long',
      brow: 'sly',
      nose: 'hook',
      eyes: [5, 8.4, -3, -2],
    }),
    ['line', 'M46 74Q56 79 64 72'],
    ['bone', 'M49 75.6 51 70 54 76.6Z'],
    ['red', 'M74 30Q76 8 96 2 98 20 84 34Z'],
    ['blue', 'M22 44Q30 24 58 16 74 14 82 26 90 36 88 46 58 34 22 44Z'],
    ['blue-dark', 'M16 42Q50 26 92 44 90 50 82 48 52 36 22 48 14 48 16 42Z'],
    ['gold-dark', 'M51 50 47 60 29 50 33 40Z'],
    ['gold', 'M35 36 28 52 5 40 13 22Z'],
    ['lit', 'M32 38 30 43 9 33 11 28Z'],
    ['metal', 'M14 18 4 42 1 40 10 17Z'],
    ...fist(31, 59, 1),
  ],
  gatekeeper: [
    ['cloth-red', 'M2 102Q-2 62 16 50H84Q102 62 98 102Z'],
    ['metal-dark', 'M20 102 24 62H76L80 102Z'],
    ['metal', 'M22 62Q50 54 78 62L74 80H26Z'],
    ['cloth-red', 'M36 84H64L67 102H33Z'],
    ['metal', mirrored('M6 74Q2 88 6 102H26L27 74Z', 50)],
    ['gold', mirrored('M3.6 90Q14 94 26 90L26 95Q14 99 4 95Z', 50)],
    ['cloth-red', 'M32 18Q34 1 50 1 66 1 68 18Z'],
    ['bone', mirrored('M31 27Q5 28 8 2 18 16 38 14Z', 50)],
    ['orc', 'M30 26H70L74 46Q76 58 64 63 50 68 36 63 24 58 26 46Z'],
    ['shade', 'M29 26H71L73 38Q50 30 27 38Z'],
    ['flame-lit', mirrored('M32 36 47 41.6Q43 49 36 46 32 43 32 36Z', 50)],
    ['ink', disc(40.6, 42.6, 2) + disc(59.4, 42.6, 2)],
    ['orc', 'M47 39Q40 48 42.6 51.6 50 54 57.4 51.6 60 48 53 39Z'],
    ['ink', 'M34 56Q50 52 66 56 50 62 34 56Z'],
    ['bone', mirrored('M34.6 58 31 43 43 56Z', 50)],
    ['metal', 'M24 46Q20 9 50 8 80 9 76 46L70 54 68 36 50 31 32 36 30 54Z'],
    ['metal-dark', 'M50 8Q80 9 76 46L70 54 68 36 58 33Q68 18 50 8Z'],
    ['lit', 'M28 26Q30 14 42 11 36 18 34 27 30 32 28 26Z'],
    ['gold', 'M26 37Q24 32 25 28 50 19 75 28 76 32 74 37 50 27 26 37Z'],
    ['gold', 'M45.4 8 50 3 54.6 8 53.4 42 50 47 46.6 42Z'],
    ['bone', mirrored('M8 58 2 44 17 53ZM19 53 18 41 30 53Z', 50)],
    ['metal', mirrored('M1 76Q0 54 20 51 36 52 38 66 34 80 20 80 6 80 1 76Z', 50)],
    ['lit', mirrored('M6 66Q8 57 19 55 13 60 12 66 9 70 6 66Z', 50)],
    ['gold', mirrored('M1 72Q18 76 37.6 65L38 70Q20 84 1.4 77.6Z', 50)],
    ['leather-dark', 'M25 77H75L76 84H24Z'],
    ['gold', `M46 80V101H54V99H64V93.6H54V90.6H64V85.2H54V80Z${disc(50, 74.6, 10)}`],
    ['leather-dark', disc(50, 74.6, 4.6)],
  ],
} satisfies Record<string, readonly Stroke[]>;
