import { best, commandsOf } from '#kernel';
import { type Command, type CommandOf, elements, item, type ItemId, mage } from '#guilds/queries';
import type { Outlook } from './outlook.js';

/** An object that gives a fight bonus and lies in the stock goes to the mage who makes most of it. */
export function carryObject(outlook: Outlook): Command | undefined {
  const idle = new Set(outlook.me.objects.filter(({ mageId }) => mageId === undefined).map(({ objectId }) => objectId));
  if (idle.size === 0) return undefined;
  const offers = commandsOf(outlook, 'assignObject').filter(
    ({ objectId, mageId }) => mageId !== undefined && idle.has(objectId) && isCarried(objectId),
  );
  return best(offers, suits);
}

const isCarried = (objectId: ItemId): boolean =>
  item(objectId).effects.some(({ effect }) => effect === 'attackBonus' || effect === 'defenseBonus');

/** How well an object suits a mage: an attack bonus the strongest in its element, a defense bonus the soundest. */
function suits({ objectId, mageId }: CommandOf<'assignObject'>): number {
  if (mageId === undefined) return -1;
  const card = mage(mageId);
  return item(objectId).effects.reduce((sum, effect) => {
    if (effect.effect === 'defenseBonus') return sum + card.health + card.price / 2;
    if (effect.effect !== 'attackBonus') return sum;
    const { element } = effect;
    return sum + (element === 'all' ? Math.max(...elements.map((one) => card.attack[one])) : card.attack[element]);
  }, 0);
}
