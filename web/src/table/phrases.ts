/** What can be said with one click, in everybody's own language. */

import type { Component } from 'svelte';
import Laugh from '~icons/game-icons/imp-laugh';
import Heart from '~icons/game-icons/hearts';
import Applause from '~icons/game-icons/party-popper';
import Wow from '~icons/game-icons/surprised';
import { dashed, say } from '../lib/texts';
import type { Phrase, Said } from '../lib/wire';

export const SENTENCES: Phrase[] = [
  'hello',
  'good_luck',
  'well_fought',
  'good_game',
  'one_moment',
  'help',
  'thanks',
  'sorry',
  'yes',
  'no',
];

/** Pictures instead of words. */
export const SIGNS: Partial<Record<Phrase, Component>> = {
  heart: Heart,
  laugh: Laugh,
  wow: Wow,
  applause: Applause,
};

/** A phrase in the reader's language, or the words that somebody has written. */
export function wordsOf({ phrase, text }: Pick<Said, 'phrase' | 'text'>): string {
  return phrase ? say(`say-${dashed(phrase)}`) : (text ?? '');
}
