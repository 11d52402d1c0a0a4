/** How things come into the picture. Whoever wants less motion sees them fade in. */
import { backOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** A tile is turned over. */
export function flip(_: Element, { duration }: { duration: number }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(duration);
  return {
    duration,
    easing: cubicOut,
    css: (t) =>
      `opacity: ${Math.min(1, t * 2)}; transform: scale(${t}, ${0.8 + 0.2 * t}) rotate(${(1 - t) * -8}deg)`,
  };
}

/** A token drops onto the table. */
export function pop(_: Element, { duration }: { duration: number }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(duration);
  return { duration, easing: backOut, css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${t})` };
}

/** A tile in the hand is turned by a quarter. */
export function spin(_: Element, { duration, from }: { duration: number; from: number }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(duration);
  return { duration, easing: cubicOut, css: (t) => `transform: rotate(${(1 - t) * from}deg)` };
}

function fade(duration: number): TransitionConfig {
  return { duration: Math.min(duration, 200), css: (t) => `opacity: ${t}` };
}
