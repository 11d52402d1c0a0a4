/** A table before it is opened: who sits where, with which hero, by which options. */

import { LEVEL } from '../lib/create';
import type { GameInfo, House, Level, Open, OptionInfo, SeatPlan, Temperament } from '../lib/wire';
import { restoreHouse, usualHouse } from './house';

export type Seat = {
  /** `open`: somebody who comes later, with a link. */
  kind: 'person' | 'open' | 'computer';
  name: string;
  level: Level;
  /** Empty: none in particular. */
  temperament: Temperament | '';
  /** Null: drawn. */
  hero: string | null;
};

const KINDS: Seat['kind'][] = ['person', 'open', 'computer'];

export type Plan = {
  seats: Seat[];
  /** What is switched on: true, or the value that was chosen. */
  options: Record<string, boolean | string>;
  /** A number for a practice game whose luck can be repeated; empty: fair dice. */
  seed: string;
  /** A box of one's own, out of a file. It is not kept for the next time. */
  box: { name: string; contents: unknown } | null;
  /** How people at several devices play together. */
  house: House;
};

/** One person against computers, the most usual table. */
export function newPlan(game: GameInfo): Plan {
  const [fewest, most] = game.players;
  const computers = Math.max(fewest, Math.min(3, most)) - 1;
  return planOf([seat('person'), ...Array.from({ length: computers }, () => seat('computer'))]);
}

/** Friends who come with a link. A screen that is watched from afar has no seat of its own. */
export function friendsPlan(game: GameInfo, { afar }: { afar: boolean }): Plan {
  const [fewest, most] = game.players;
  const players = Math.max(fewest, Math.min(3, most));
  const seats = Array.from({ length: players }, (_, at) => seat(at === 0 && !afar ? 'person' : 'open'));
  return planOf(seats);
}

function planOf(seats: Seat[]): Plan {
  return { seats, options: {}, seed: '', box: null, house: usualHouse() };
}

/** Does somebody come later, from another device? */
export function awaitsFriends(plan: Plan): boolean {
  return plan.seats.some(({ kind }) => kind === 'open');
}

export function seat(kind: Seat['kind'], level = LEVEL): Seat {
  return { kind, name: '', level, temperament: '', hero: null };
}

/** What was kept from the last time, as far as it still fits the game. */
export function restore(
  saved: unknown,
  game: GameInfo,
  levels: Level[],
  temperaments: Temperament[],
): Plan | undefined {
  const plan = saved as Partial<Plan> | null;
  const [fewest, most] = game.players;
  if (!Array.isArray(plan?.seats) || plan.seats.length < fewest || plan.seats.length > most) return undefined;
  const options = fitting(plan.options ?? {}, game);
  const heroes = heroesOf(game, options);
  const seats = plan.seats.map((old, at): Seat => {
    const taken = plan.seats!.slice(0, at).some((other) => other?.hero === old?.hero);
    return {
      kind: KINDS.find((kind) => kind === old?.kind) ?? 'person',
      name: typeof old?.name === 'string' ? old.name : '',
      level: levels.find((level) => level === old?.level) ?? LEVEL,
      temperament: temperaments.find((temperament) => temperament === old?.temperament) ?? '',
      hero: old?.kind !== 'open' && heroes.includes(old?.hero ?? '') && !taken ? old.hero : null,
    };
  });
  return { ...planOf(seats), options, house: restoreHouse(plan.house, levels) };
}

function fitting(options: Plan['options'], game: GameInfo): Plan['options'] {
  const fits = (info: OptionInfo) => {
    const value = options[info.id];
    return info.values.length > 0 ? info.values.includes(String(value)) : value === true;
  };
  return Object.fromEntries(game.options.filter(fits).map(({ id }) => [id, options[id]!]));
}

/** The heroes that can be picked at this table. */
export function heroesOf(game: GameInfo, options: Plan['options']): string[] {
  const more = game.options.filter(({ id }) => options[id]).flatMap(({ heroes }) => heroes);
  return [...game.heroes, ...more];
}

/** Who sits there. Whoever comes later chooses a hero then. */
export function setKind(one: Seat, kind: Seat['kind']): void {
  one.kind = kind;
  if (kind === 'open') one.hero = null;
}

/** Whoever had the hero before gets one drawn: no hero is played twice. */
export function pick(plan: Plan, at: number, hero: string | null): void {
  plan.seats.forEach((other, index) => {
    if (index !== at && hero !== null && other.hero === hero) other.hero = null;
  });
  plan.seats[at]!.hero = hero;
}

/** Switches an option on (with its first value where it has some) or off. */
export function turn(plan: Plan, game: GameInfo, option: OptionInfo, on: boolean): void {
  if (on) plan.options[option.id] = option.values[0] ?? true;
  else delete plan.options[option.id];
  const heroes = heroesOf(game, plan.options);
  for (const one of plan.seats) if (one.hero && !heroes.includes(one.hero)) one.hero = null;
}

/** What is sent to the server. */
export function openingOf(plan: Plan, game: GameInfo): Open {
  const heroes = plan.seats.map((one) => one.hero);
  const seed = Number.parseInt(plan.seed, 10);
  return {
    game: game.id,
    setup: {
      players: plan.seats.length,
      ...(heroes.some((hero) => hero !== null) && { heroes }),
      ...(Object.keys(plan.options).length > 0 && { options: { ...plan.options } }),
      ...(plan.box && { contents: plan.box.contents }),
    },
    seats: plan.seats.map(seatPlan),
    ...(Number.isSafeInteger(seed) && seed >= 0 && { seed }),
    ...(awaitsFriends(plan) && { house: { ...plan.house } }),
  };
}

function seatPlan({ kind, name, level, temperament }: Seat): SeatPlan {
  if (kind === 'open') return { open: {} };
  if (kind === 'computer') return { computer: { level, ...(temperament && { temperament }) } };
  const given = name.trim();
  return { person: given ? { name: given } : {} };
}
