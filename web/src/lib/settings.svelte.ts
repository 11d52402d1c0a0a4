/** What this device prefers. Everybody may read and write `settings`; it is kept from visit to visit. */

import { negotiateLanguages } from '@fluent/langneg';
import { MediaQuery } from 'svelte/reactivity';
import { read, write } from './device';
import { PACES, type Pace } from './pace';

export const LANGUAGES = ['fr', 'en', 'cs', 'de'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

export type Settings = {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** Are the chances of a fight shown before it is fought? */
  odds: boolean;
  sound: boolean;
  /** Does the device vibrate when it is somebody's turn, where it can? */
  vibrate: boolean;
  /** Large letters and no side column, for a screen that is watched from afar. */
  tv: boolean;
  /** Is the screen handed over with a card between two persons of one device? */
  handOver: boolean;
};

export const settings: Settings = $state(kept());

$effect.root(() => {
  $effect(() => write('settings', $state.snapshot(settings)));
});

const light = new MediaQuery('prefers-color-scheme: light');

/** The theme that is seen. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return light.current ? 'light' : 'dark';
}

function kept(): Settings {
  const saved = read<Partial<Settings> | null>('settings', null) ?? {};
  return {
    language: oneOf(LANGUAGES, saved.language) ?? preferred(navigator.languages),
    theme: oneOf(THEMES, saved.theme) ?? 'auto',
    pace: oneOf(PACES, saved.pace) ?? 'calm',
    odds: saved.odds !== false,
    sound: saved.sound === true,
    vibrate: saved.vibrate !== false,
    tv: saved.tv === true,
    handOver: saved.handOver !== false,
  };
}

/** The first language of this list that we speak; French where we speak none of them. */
export function preferred(languages: readonly string[]): Language {
  const [best] = negotiateLanguages([...languages], [...LANGUAGES], {
    strategy: 'lookup',
    defaultLocale: 'fr',
  });
  return oneOf(LANGUAGES, best) ?? 'fr';
}

/** What was kept may come from an older page or another hand. */
function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}
