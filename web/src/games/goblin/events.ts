/** How each event is shown: how long eyes need for it, what is heard, what rises from the hero, what the story tells. */

import type { EventStyles } from '../module';
import type { Event } from './view';

export const EVENTS = {
  hero_drawn: {},
  revealed: { beats: 0.4 },
  moved_up: { beats: 0.4 },
  began: {},
  turn_began: { beats: 0.6, begins: 'turn' },
  drew: { beats: 0.4 },
  reshuffled: { beats: 1.2, sound: 'shuffle' },
  stacked: {},
  stack_finished: { beats: 0.6 },
  put_under: { beats: 0.6 },
  challenged: { beats: 1.2 },
  discarded: { beats: 0.6 },
  played: { beats: 0.9, sound: 'card' },
  ability_used: { beats: 1.2 },
  healed: { beats: 0.8, sound: 'heal', floater: { sign: 'heart', change: '+' } },
  drank: { beats: 1, sound: 'heal' },
  defied: { beats: 1.2 },
  hit: { beats: 1.6, sound: 'hit' },
  fell: { beats: 2, sound: 'lose', moment: true },
  struck: { beats: 2, sound: 'hit' },
  won: { beats: 2.2, sound: 'win' },
  key_won: { beats: 2.4, sound: 'key', moment: true },
  wore: { beats: 0.8 },
  pawned: { beats: 0.6 },
  visited_merchant: { beats: 0.8 },
  bought_potion: { beats: 1, sound: 'coin' },
  bought_card: { beats: 1, sound: 'coin' },
  resurrected: { beats: 1.2, sound: 'heal' },
  became_champion: { beats: 3, sound: 'win', moment: true },
  ended: { sound: 'end', moment: true },
} as const satisfies EventStyles<Event>;
