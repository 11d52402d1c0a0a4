/** Chances as people read them. */

/** So many of a hundred. Only what is certain is all or nothing: one of a thousand is still one of a hundred. */
export function percentOf(part: number, of: number): number {
  if (part <= 0) return 0;
  if (part >= of) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / of)));
}
