/** What only the view knows of an action, an event or a question, for its sentence. */

import { listed, say, type Args, type Kind, type Speaker } from '../../lib/texts';
import { fieldsOf, isObject, payload, tagOf, type Tagged } from '../../lib/tagged';
import { wayTo } from '../../parts/board/hex';
import { landAt } from './battle';
import { skullsOn, swordsOn } from './dice';
import { chasmsOf, landOf } from './tiles';
import type { Face, Goods, Pos, Shown, View } from './view';

/** Fields that hold food, wood and stone. */
const GOODS = ['goods', 'paid', 'lost'];
/** Fields that are places on the map. */
const PLACES = ['to', 'it'];
/** Fields of an action that say where it leads or reaches. */
const TARGETS = [...PLACES, 'at'];
/** Signs on a face besides swords and skulls. */
const SIGNS = ['shield', 'loop', 'betrayal'];

/** The land of a place or a tile, how far it is to what an action reaches, food, wood and stone one by one, chasms as a list, what a die shows. */
export function words(kind: Kind, data: unknown, view: View): Args {
  if (kind === 'why') return whyArgs(fieldsOf(data));
  const args: Args = {};
  const tag = typeof data === 'string' ? data : tagOf(data as Tagged);
  for (const [name, value] of Object.entries(fieldsOf(data))) {
    if (kind === 'action' && TARGETS.includes(name) && isPlace(value)) args['way'] = wayWords(view, value);
    if (GOODS.includes(name) && isObject(value)) Object.assign(args, goodsArgs(value));
    else if (PLACES.includes(name) && isPlace(value)) args['land'] = landAt(view, value) ?? 'none';
    else if (name === 'tile' || tag === 'keep') Object.assign(args, tileArgs(value));
    else if (tag === 'lay') args['chasms'] = edgeWords(String(value).split('-').filter(Boolean));
    else if (tag === 'count') args['die'] = countedDie(view);
    else if (name === 'shown') Object.assign(args, shownArgs(value as Shown));
  }
  return args;
}

/** Whoever tells something of this game with a view of it. */
export const SPEAKER: Speaker = { id: 'karak2', words };

/** What a face shows. */
export function faceWord(face: Face): string {
  const sign = SIGNS.includes(face) ? face : 'none';
  return say('karak2-face', { swords: swordsOn(face), skulls: skullsOn(face), sign });
}

/** What a reason says is missing, or what it costs. */
function whyArgs(fields: Record<string, unknown>): Args {
  if (isObject(fields['missing'])) return goodsArgs(fields['missing']);
  return 'food' in fields || 'wood' in fields || 'stone' in fields ? goodsArgs(fields as Goods) : {};
}

function goodsArgs({ food = 0, wood = 0, stone = 0 }: Goods): Args {
  return { food, wood, stone };
}

/** Of a tile that nobody may know, nothing is said. */
function tileArgs(tile: unknown): Args {
  if (typeof tile !== 'string') return { land: 'none', chasms: 'none' };
  return { land: landOf(tile), chasms: edgeWords(chasmsOf(tile)) };
}

function shownArgs([die, face]: Shown): Args {
  return { die, face: faceWord(face) };
}

/** How far it is for whoever is asked. Without it two places of one land would have the same name. */
function wayWords({ players, active }: View, to: Pos): string {
  const from = players[active]?.at ?? to;
  const way = wayTo(from, to).map(([side, count]) => say('karak2-way', { side, count }));
  return way.length > 0 ? listed(way) : say('karak2-way-here');
}

/** Which dice are counted: those that are sent, or those that are rolled again. */
function countedDie({ phase }: View): string {
  return payload(phase, 'send')?.die ?? payload(phase, 'pick')?.shown[0] ?? 'knight';
}

/** Edges as a list; `none` where there is none. */
export function edgeWords(edges: readonly string[]): string {
  if (edges.length === 0) return 'none';
  return listed(edges.map((edge) => say(`karak2-edge-${edge}`)));
}

function isPlace(value: unknown): value is Pos {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
}
