/** Every screen of the page in every state that looks different. */

import { COMPANY } from './company';
import { END } from './end';
import { FIGHTS } from './fights';
import { GOBLIN, GOBLIN_BATTLES, GOBLIN_MORE } from './goblin';
import { HELP } from './help';
import { HOME } from './home';
import { JOINING } from './joining';
import { KARAK2, KARAK2_BATTLES, KARAK2_MORE } from './karak2';
import { LESSONS } from './lessons';
import { QUESTIONS } from './questions';
import { REFUSALS } from './refusals';
import { RULES } from './rules';
import type { Scene } from './scene';
import { SETUP } from './setup';
import { TABLE } from './table';
import { TOGETHER } from './together';
import { TROUBLES as GONE } from './troubles';

export { type Scene, showScene } from './scene';
export { finishedGoblin } from './goblin';
export { finished } from './situations';

/** The scenes, by what they are about. */
export const SCENES: Record<string, Scene[]> = {
  home: HOME,
  setup: SETUP,
  table: TABLE,
  help: HELP,
  fights: FIGHTS,
  questions: QUESTIONS,
  together: TOGETHER,
  end: END,
  lessons: LESSONS,
  rules: RULES,
  'karak2 lands': KARAK2,
  'karak2 battles': KARAK2_BATTLES,
  'karak2 more': KARAK2_MORE,
  'goblin caves': GOBLIN,
  'goblin battles': GOBLIN_BATTLES,
  'goblin more': GOBLIN_MORE,
  joining: JOINING,
  company: COMPANY,
};

/** Scenes of which the browser complains, too, by what they are about. */
export const TROUBLES: Record<string, Scene[]> = { gone: GONE, refusals: REFUSALS };

export function sceneCalled(name: string): Scene {
  const scene = Object.values(SCENES)
    .flat()
    .find((each) => each.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
}
