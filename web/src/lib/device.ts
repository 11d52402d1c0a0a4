/**
 * What this device remembers: settings, the last setup, and the tables it sits at.
 *
 * A browser may forbid or fill up its storage (private windows do). Then we remember until the page is closed,
 * and say so once.
 */

const PREFIX = 'karak.';
/** So many finished tables are still ours to look at; older ones are forgotten. */
const FINISHED = 20;
const memory = new Map<string, string>();
let forgetful = false;
let tell = () => {};

/** A table that this device has a seat at. */
export type TableRecord = {
  table: string;
  game: string;
  /** The tokens of the persons at this device. Whoever has them plays for them. */
  tokens: { seat: number; token: string }[];
  /** The key of a host who has no seat. */
  host?: string | null;
  /** Secrets of the invitations that were given out from here, by what they lead to: `table`, `seat 2`. */
  invitations?: Record<string, string>;
  /** What this device saw and gave before the dice were known. */
  dice?: KeptDice;
  /** Seats whose words and signs are not shown here. */
  muted?: number[];
  /** Milliseconds since 1970, like `played`. */
  created: number;
  /** When the table was last seen. */
  played: number;
  summary: Summary;
};

/** The seal of the dice as this device saw it first, and the numbers that it gave, each for a seat or for whoever opened the table. */
export type KeptDice = { commitment: string; numbers: { seat: number | null; number: string }[] };

/** What the list of unfinished games says about a table without asking the server. */
export type Summary = {
  /** By seat; null before it is drawn. */
  heroes: (string | null)[];
  /** By seat; null where none was given. */
  names: (string | null)[];
  /** Who decides. */
  turn: number | null;
  over: boolean;
  /** It has not begun: people still sit down. */
  waiting?: boolean;
  /** People play at other devices too: it goes on while nobody looks at it here. */
  together?: boolean;
};

/** Calls back once, when it turns out that nothing will be remembered. */
export function whenForgetful(callback: () => void): void {
  tell = callback;
  if (forgetful) tell();
}

export function read<T>(key: string, otherwise: T): T {
  const text = memory.get(key) ?? stored(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
    if (forgetful) return;
    forgetful = true;
    tell();
  }
}

/** The tables of this device, last played first. */
export function tables(): TableRecord[] {
  const records = read<unknown>('tables', []);
  if (!Array.isArray(records)) return [];
  return records.filter(isRecord).sort((one, other) => other.played - one.played);
}

export function table(id: string): TableRecord | undefined {
  return tables().find((record) => record.table === id);
}

/** Keeps a table, or what is new about it. */
export function remember(record: TableRecord): void {
  const all = [record, ...tables().filter((other) => other.table !== record.table)];
  const tooOld = all.filter(({ summary }) => summary.over).slice(FINISHED);
  const kept = all.filter((one) => !tooOld.includes(one));
  write('tables', kept);
}

/** Keeps something new about a table, if it is ours. */
export function change(id: string, news: Partial<TableRecord>): void {
  const record = table(id);
  if (record) remember({ ...record, ...news });
}

/** Notes how a table stands. A table that was only watched is not ours to note. */
export function note(id: string, summary: Summary): void {
  change(id, { played: Date.now(), summary });
}

export function forget(id: string): void {
  const rest = tables().filter((record) => record.table !== id);
  write('tables', rest);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is TableRecord {
  const record = value as TableRecord | null;
  const lists = [record?.tokens, record?.summary?.heroes, record?.summary?.names];
  return typeof record?.table === 'string' && lists.every(Array.isArray);
}
