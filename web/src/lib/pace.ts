/** The clock of all that the page shows by itself. A game says how many beats a frame is worth; a piece moves for one. */

/** How fast the page shows what others do. */
export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How long one beat is, in milliseconds. */
export const BEAT: Record<Pace, number> = { calm: 700, quick: 220, instant: 0 };
