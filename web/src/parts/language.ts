/** Another language, asked for by a person. */

import type { Language } from '../lib/settings.svelte';
import { say, setLanguage } from '../lib/texts';
import { notify } from './toasts.svelte';

/** Speaks another language, or says in this one why not. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
  } catch {
    notify(say('error-offline'), 'bad');
  }
}
