/** What is on the back of a token, as a picture. Rule: K2-8.1 */

import type { Good, Mark } from './art/vocabulary';
import type { Item, Reward } from './view';

export function pictureOf(reward: Reward): Item | Good | Mark {
  if (typeof reward === 'object') return reward.item;
  return reward === 'time_master' ? 'time_sign' : reward;
}
