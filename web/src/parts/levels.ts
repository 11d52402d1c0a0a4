/** How a computer plays, to choose from with pictures. What the server names and we have no picture for goes without. */

import type { Component } from 'svelte';
import { say } from '../lib/texts';
import type { Option } from './Choice.svelte';
import Axes from '~icons/game-icons/crossed-axes';
import Bag from '~icons/game-icons/swap-bag';
import Compass from '~icons/game-icons/compass';
import Crown from '~icons/game-icons/laurel-crown';
import Dragon from '~icons/game-icons/dragon-head';
import Helm from '~icons/game-icons/visored-helm';
import Scales from '~icons/game-icons/scales';
import Shield from '~icons/game-icons/checked-shield';
import Sprout from '~icons/game-icons/sprout';

const SIGNS: Record<string, Component> = {
  apprentice: Sprout,
  squire: Shield,
  knight: Helm,
  champion: Crown,
  legend: Dragon,
  balanced: Scales,
  explorer: Compass,
  fighter: Axes,
  hoarder: Bag,
};

/** A choice with its picture and the words of this message. */
export function optionOf<Value extends string>(value: Value, id: string): Option<Value> {
  const icon = SIGNS[value];
  return { value, label: say(id), about: say(`${id}.about`), ...(icon && { icon }) };
}
