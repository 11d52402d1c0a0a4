/** What only the view knows of an action, an event, a reason or a question, for its sentence. */

import { dashed, listed, say, type Args, type Kind, type Speaker } from '../../lib/texts';
import { fieldsOf, isObject, payload, payloadOf, tagOf, type Tagged } from '../../lib/tagged';
import { faceOf, gearOf, nameOf } from './cards';
import type { CardId, Colour, Effect, Front, Phase, Shown, Spot, View } from './view';

/** Fields that name a card by its id. */
const CARDS = ['card', 'it'];

export function words(kind: Kind, data: unknown, view: View): Args {
  const tag = typeof data === 'string' ? data : tagOf(data as Tagged);
  const args: Args = kind === 'phase' ? phaseArgs(data as Phase, view) : {};
  for (const [name, value] of Object.entries(fieldsOf(data))) {
    if (isObject(value) && name === 'monster') args['monster'] = (value as Front).name;
    else if (isShown(value)) Object.assign(args, cardArgs(value));
    else if (isSpot(value)) args['where'] = whereWords(value);
    else if (CARDS.includes(name) && isCard(value)) Object.assign(args, cardArgs(faceOf(view, value)));
    else if (Array.isArray(value) && value.length > 0 && name === 'next')
      args['next'] = colourWords(value as Colour[]);
  }
  return { ...args, ...(kind === 'action' ? actionArgs(tag, data as Tagged, view) : {}) };
}

/** Whoever tells something of this game with a view of it. */
export const SPEAKER: Speaker = { id: 'goblin', words };

/** Where a monster lies. */
export function whereWords(at: Spot): string {
  if (at === 'lord') return say('goblin-where-lord');
  const [level, spot, place = '0'] = at.split('-');
  return say(`goblin-where-${spot}`, { level: Number(level), place: Number(place) });
}

/** Who lies there. */
export function foeAt(view: View, at: Spot): Front | null {
  if (at === 'lord') return view.lord;
  const [level, spot, place = '0'] = at.split('-');
  const cave = view.caves[Number(level) - 1];
  if (!cave) return null;
  if (spot === 'row') return cave.row[Number(place) - 1] ?? null;
  return spot === 'deck' ? cave.deck : cave.guardian;
}

export function colourWords(colours: readonly Colour[]): string {
  return listed(
    colours.map((colour) => say('goblin-of-colour', { colour })),
    'disjunction',
  );
}

function cardArgs(shown: Shown | null): Args {
  return shown ? { card: nameOf(shown), colour: shown.action?.colour ?? 'none' } : {};
}

/** Actions that name neither monster nor card, but are about one. */
function actionArgs(tag: string, action: Tagged, view: View): Args {
  const it = payloadOf(action);
  if (tag === 'fight') return { monster: foeAt(view, it as Spot)?.name ?? 'none' };
  if (tag === 'double') return doublingArgs(view, it as Effect);
  if (tag === 'stack') return { ...stackArgs(view), place: Number(it) };
  if (tag === 'wear' || tag === 'pawn') return offerArgs(view);
  if (tag === 'resurrect') return { full: isUnhurt(view) ? 'yes' : 'no' };
  return {};
}

function doublingArgs({ battle }: View, effect: Effect): Args {
  const last: Shown | undefined = battle?.played.at(-1);
  if (!last) return {};
  return { effect, card: nameOf(last), value: 2 * (last.action?.[effect] ?? 0) };
}

function stackArgs({ secrets }: View): Args {
  const secret = secrets.find(({ to_stack }) => to_stack.length > 0);
  return { of: secret?.deck.length ?? 0, ...cardArgs(secret?.to_stack[0] ?? null) };
}

/** The new equipment, and what it would replace. */
function offerArgs({ offered, seats, active }: View): Args {
  const slot = gearOf(offered)?.slot;
  const old = slot && seats[active]?.[slot];
  return { new: offered ? nameOf(offered) : 'none', old: old ? nameOf(old) : 'none' };
}

function phaseArgs(phase: Phase, view: View): Args {
  const { offered, battle } = view;
  const ware = payload(phase, 'pay')?.ware;
  if (offered) return { card: nameOf(offered) };
  if (battle && tagOf(phase) === 'trim') return { excess: battle.excess };
  if (ware)
    return 'potion' in ware
      ? { ware: say(`goblin-potion-${dashed(ware.potion)}`) }
      : wareArgs(view, ware.card);
  return tagOf(phase) === 'stack' ? stackArgs(view) : {};
}

function wareArgs(view: View, card: CardId): Args {
  const face = faceOf(view, card);
  if (!face) return {};
  const kind = face.action ? 'deed' : 'piece';
  return { ware: say(`goblin-${kind}-${dashed(nameOf(face))}`) };
}

function isUnhurt({ seats, active, hearts }: View): boolean {
  return seats[active]?.hearts === hearts;
}

function isShown(value: unknown): value is Shown {
  return isObject(value) && 'card' in value && ('action' in value || 'gear' in value);
}

function isSpot(value: unknown): value is Spot {
  return typeof value === 'string' && /^(\d-(row-\d|deck|guardian)|lord)$/.test(value);
}

function isCard(value: unknown): value is CardId {
  return typeof value === 'string' && /^([a-z]+-\d|\d-\d\d)$/.test(value);
}
