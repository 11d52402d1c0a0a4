/** The pending action of a button: one at a time, and what goes wrong is told. */

import { problemOf } from '../lib/problem';
import { notify } from './toasts.svelte';

export class Pending {
  /** Not answered yet. The button keeps the focus meanwhile. */
  busy = $state(false);

  async run(task: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await task();
    } catch (error) {
      notify(problemOf(error), 'bad');
    } finally {
      this.busy = false;
    }
  }
}
