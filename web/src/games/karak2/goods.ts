/** Food, wood and stone, one by one. */

import type { Goods, Resource } from './view';

export const RESOURCES: Resource[] = ['food', 'wood', 'stone'];

export function amounts(goods: Goods): { resource: Resource; count: number }[] {
  return RESOURCES.map((resource) => ({ resource, count: goods[resource] ?? 0 }));
}
