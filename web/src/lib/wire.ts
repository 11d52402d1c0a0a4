/** What the server says and hears: the words of /api/v1. */

export interface GameInfo {
  id: string;
  name: string;
  rules: string;
  players: [number, number];
  heroes: string[];
  options: OptionInfo[];
}

export interface OptionInfo {
  id: string;
  about: string;
  values: string[];
  rule: string;
  heroes: string[];
}

export interface Games {
  games: GameInfo[];
  levels: string[];
  temperaments: string[];
}

/** How a table is set; each game has its own fields besides these. */
export interface Setup {
  players: number;
  heroes?: (string | null)[];
  options?: Record<string, unknown>;
  round_limit?: number | null;
  [field: string]: unknown;
}

export type SeatPlan =
  { person: { name?: string } } | { computer: { level: string; temperament?: string | null; name?: string } };

export type Open =
  | { game: string; setup: Setup; seats: SeatPlan[]; seed?: number; nonces?: string[] }
  | { save: unknown; seats: SeatPlan[] }
  | { tutorial: string };

export interface Token {
  seat: number;
  token: string;
}

export interface Opened {
  table: string;
  tokens: Token[];
}

export interface Table {
  table: string;
  game: string;
  setup: Setup;
  seats: SeatPlan[];
  you: number | null;
  practice: boolean;
  tutorial: string | null;
  /** May somebody know what another must not see? */
  secrets: boolean;
  /** Told before the first roll … */
  commitment: string | null;
  /** … and what it committed to, once the game is over. */
  secret: string | null;
  frame: Frame;
}

export type Turn = { player: number } | 'chance' | { over: { winners: number[] } };

/** A bare tag, or a tag with its payload: `"heal"`, `{"walk":"north"}`. */
export type Tagged = string | { [tag: string]: unknown };
export type Action = Tagged;

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Chances of a fight: so many of `of`. */
export interface Odds {
  win: number;
  tie: number;
  loss: number;
  of: number;
  [field: string]: number;
}

export interface Decision {
  seat: number;
  actions: Action[];
  outlooks: { action: Action; outlook: Odds }[];
}

/** The table after one ply; `View` is the game's own. */
export interface Frame<View = unknown> {
  version: number;
  ply: number;
  undone: boolean;
  turn: Turn;
  events: GameEvent[];
  view: View;
  /** The seat that may take back its last decision now. */
  undo: number | null;
  decision: Decision | null;
}

export interface Done {
  version: number;
  frames: Frame[];
}

export interface Advice {
  action: Action;
  /** Of winning the game, 0 to 1. */
  chance: number;
  visits: number;
  next: Action[];
}

export interface Refusal {
  rule: string;
  reason: Tagged;
  because: string;
}

export interface TutorialStep {
  say?: string;
  act?: Action;
  [field: string]: unknown;
}

export interface Tutorial {
  game: string;
  steps: TutorialStep[];
}

/** The tag of an action, a reason or a phase. */
export function tagOf(tagged: Tagged): string {
  return typeof tagged === 'string' ? tagged : (Object.keys(tagged)[0] ?? '');
}

/** What comes with the tag, if anything. */
export function payloadOf(tagged: Tagged): unknown {
  return typeof tagged === 'string' ? undefined : Object.values(tagged)[0];
}

/** Do both say the same? Actions are small JSON whose fields come in the order of the server. */
export function same(one: Tagged, other: Tagged): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The seat that decides, if any. */
export function decider(turn: Turn): number | null {
  return typeof turn === 'object' && 'player' in turn ? turn.player : null;
}

/** Who won, once the game is over. */
export function winners(turn: Turn): number[] | null {
  return typeof turn === 'object' && 'over' in turn ? turn.over.winners : null;
}
