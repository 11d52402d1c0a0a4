/** Which icon of game-icons.net stands for what. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import BattleAxe from '~icons/game-icons/battle-axe';
import Broadsword from '~icons/game-icons/broadsword';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CutDiamond from '~icons/game-icons/cut-diamond';
import Daggers from '~icons/game-icons/daggers';
import DeathSkull from '~icons/game-icons/death-skull';
import GrimReaper from '~icons/game-icons/grim-reaper';
import Heart from '~icons/game-icons/heart-plus';
import LightningTrio from '~icons/game-icons/lightning-trio';
import LockedChest from '~icons/game-icons/locked-chest';
import MummyHead from '~icons/game-icons/mummy-head';
import OpenChest from '~icons/game-icons/open-treasure-chest';
import Portal from '~icons/game-icons/portal';
import Rat from '~icons/game-icons/rat';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import SkullShield from '~icons/game-icons/skull-shield';
import Spider from '~icons/game-icons/spider-alt';
import Dragon from '~icons/game-icons/spiked-dragon-head';
import type { Thing } from './vocabulary';

export type Icon = Component<SvelteHTMLElements['svg']>;

/** The silhouette of a thing, and what is drawn small over it. */
export const ICONS: Record<Thing, { icon: Icon; over?: Icon }> = {
  rat: { icon: Rat },
  spider: { icon: Spider },
  mummy: { icon: MummyHead },
  turnkey: { icon: DeathSkull, over: SkeletonKey },
  skeleton_warrior: { icon: SkullShield },
  skeleton_king: { icon: CrownedSkull },
  fallen: { icon: GrimReaper },
  dragon: { icon: Dragon },
  chest: { icon: LockedChest },
  daggers: { icon: Daggers },
  sword: { icon: Broadsword },
  axe: { icon: BattleAxe },
  healing_portal: { icon: Portal, over: Heart },
  magic_bolt: { icon: LightningTrio },
  key: { icon: SkeletonKey },
  treasure: { icon: OpenChest },
  ruby: { icon: CutDiamond },
};
