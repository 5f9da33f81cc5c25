import { HEALING_PRICE, item, type ItemId, mage, type MageId, meets } from '#guilds/queries';
import { bestPurchase } from './alignment-plans.js';
import type { Outlook } from './outlook.js';
import { savingOn } from './passive-objects.js';
import { costOfCare, worthOfItem, worthOfMage, worthOfSale, worthOfService } from './worth.js';

/** The rest of an item's worth when its price is paid, in points. */
export const itemSurplus = (outlook: Outlook, itemId: ItemId): number =>
  worthOfItem(outlook, itemId) - Math.max(0, item(itemId).price - savingOn(outlook.me, 'item')) * outlook.ruby;

/** The rest of a mage's worth when its printed price is paid, in points. */
export const mageSurplus = (outlook: Outlook, mageId: MageId): number =>
  worthOfMage(outlook, mage(mageId)) - priceOfMage(outlook, mageId) * outlook.ruby;

const priceOfMage = ({ me }: Outlook, mageId: MageId): number => Math.max(0, mage(mageId).price - savingOn(me, 'mage'));

/** The strength of a mage as most are. */
const STRENGTH_OF_MOST = 12;

/** The promise of looking for a mage, in points. */
export function worthOfRecruiting(outlook: Outlook): number {
  const { view, me, pointsFor, ruby } = outlook;
  const shown = view.faceUpMage;
  const affordable =
    shown !== undefined && meets(me.alignment, mage(shown).requirement) && priceOfMage(outlook, shown) <= me.rubies;
  const known = affordable ? mageSurplus(outlook, shown) : 0;
  if (view.mageDeck === 0 || me.rubies < 3) return Math.max(0, known);
  const reach = Math.min(1, me.rubies / 6) * (0.6 + Math.min(0.4, Math.abs(me.alignment) / 10));
  const drawn = (1 + pointsFor.mages + worthOfService(outlook, STRENGTH_OF_MOST) - 4 * ruby) * reach;
  return Math.max(0, known, drawn);
}

/** The promise of a visit to the market, in points. */
export function worthOfMarket(outlook: Outlook): number {
  const { view, me, pointsFor, ruby } = outlook;
  const shown = view.faceUpItem;
  const known = shown !== undefined && item(shown).price <= me.rubies ? itemSurplus(outlook, shown) : 0;
  if (view.itemDeck + view.itemDiscard.length === 0 || me.rubies < 3) return Math.max(0, known);
  return Math.max(0, known, 2 + 0.7 * pointsFor.objects - 3 * ruby);
}

/** The gain of selling the least useful item, in points. */
export function worthOfSelling(outlook: Outlook): number {
  const held = [...outlook.me.objects.map(({ objectId }) => objectId), ...(outlook.own?.hand ?? [])];
  const surplus = held.map((itemId) => worthOfSale(outlook) - worthOfItem(outlook, itemId));
  return Math.max(0, ...surplus);
}

/** Mages in the care center whom it pays to heal, with what that is worth, the best first. */
export const patients = (outlook: Outlook): { mageId: MageId; damage: number; worth: number }[] =>
  outlook.me.mages
    .filter(({ inCare }) => inCare)
    .map(({ mageId, damage }) => {
      const price = Math.max(0, damage * HEALING_PRICE - savingOn(outlook.me, 'healing'));
      return { mageId, damage, worth: costOfCare(outlook) + 0.4 - price * outlook.ruby };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);

/** The promise of one Trade, in points, with so many rubies of discount on top. */
export function worthOfTrade(outlook: Outlook, discount = 0): number {
  const move = bestPurchase(outlook).worth;
  const healing = patients(outlook).reduce((sum, { worth }) => sum + worth, 0);
  const wares = Math.max(worthOfMarket(outlook), worthOfSelling(outlook));
  const parts = [move, healing, wares].filter((worth) => worth > 0);
  return parts.reduce((sum, worth) => sum + worth, 0) + Math.min(parts.length * 2, discount) * outlook.ruby;
}
