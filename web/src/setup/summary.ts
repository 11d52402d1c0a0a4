/** A planned table in a sentence or three. */

import { settings } from '../lib/settings.svelte';
import { dashed, say } from '../lib/texts';
import type { Plan } from './plan';

export function summary(plan: Plan, game: string): string {
  const persons = plan.seats.filter(({ kind }) => kind === 'person').length;
  const drawn = plan.seats.filter(({ hero }) => hero === null).length;
  const options = Object.keys(plan.options).map((option) => say(`${game}-option-${dashed(option)}`));
  const heroes = drawn === 0 ? 'picked' : drawn === plan.seats.length ? 'drawn' : 'mixed';
  const sentences = [
    say('setup-summary', { persons, computers: plan.seats.length - persons }),
    say(`setup-summary-${heroes}`),
  ];
  if (options.length > 0) {
    const list = new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(options);
    sentences.push(say('setup-summary-options', { list }));
  }
  if (plan.seed !== '') sentences.push(say('setup-summary-practice'));
  return sentences.join(' ');
}
