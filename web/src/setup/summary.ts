/** A planned table in a sentence or three. */

import { settings } from '../lib/settings.svelte';
import { dashed, say } from '../lib/texts';
import type { Plan, Seat } from './plan';

export function summary(plan: Plan, game: string): string {
  const count = (wanted: Seat['kind']) => plan.seats.filter(({ kind }) => kind === wanted).length;
  const [persons, open, computers] = [count('person'), count('open'), count('computer')];
  const drawn = plan.seats.filter(({ hero, kind }) => hero === null && kind !== 'open').length;
  const options = Object.keys(plan.options).map((option) => say(`${game}-option-${dashed(option)}`));
  const heroes = drawn === 0 ? 'picked' : drawn === persons + computers ? 'drawn' : 'mixed';
  const sentences =
    open > 0
      ? [say('setup-summary-here', { persons }), say('setup-summary-open', { open, computers })]
      : [say('setup-summary', { persons, computers })];
  if (persons + computers > 0) sentences.push(say(`setup-summary-${heroes}`));
  if (options.length > 0) {
    const list = new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(options);
    sentences.push(say('setup-summary-options', { list }));
  }
  if (plan.seed !== '') sentences.push(say('setup-summary-practice'));
  return sentences.join(' ');
}
