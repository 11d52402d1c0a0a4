/** The icons of actions that the board offers. */
import Swords from '~icons/game-icons/crossed-swords';
import Swap from '~icons/game-icons/card-exchange';
import Curse from '~icons/game-icons/cursed-star';
import Mask from '~icons/game-icons/domino-mask';
import Hand from '~icons/game-icons/hand';
import Heart from '~icons/game-icons/heart-plus';
import Portal from '~icons/game-icons/portal';
import Comrade from '~icons/game-icons/shaking-hands';
import Key from '~icons/game-icons/skeleton-key';
import type { Icon } from '../art/icons';

/** By tag; whatever is missing is a walk. */
export const BADGES: Record<string, Icon> = {
  fight: Swords,
  fight_with: Comrade,
  swap: Swap,
  curse: Curse,
  sneak: Mask,
  take: Hand,
  heal: Heart,
  cast: Heart,
  travel: Portal,
  go_to: Heart,
  open: Key,
};
