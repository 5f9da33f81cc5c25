import { best, commandOf, commandsOf } from '#kernel';
import { type Command, type CommandOf, item } from '#guilds/queries';
import { worthOfMove } from './alignment-plans.js';
import type { Outlook } from './outlook.js';
import { itemSurplus, patients, worthOfMarket } from './shopping.js';
import { worthOfItem, worthOfSale } from './worth.js';

const DISCOUNT = 2;
/** The least gain for which an item is bought or sold, in points. */
const WORTH_WHILE = 0.2;

/** Trade, one thing after the other: alignment, healing, market; then the end. */
export const trade = (outlook: Outlook): Command | undefined =>
  moveAlignment(outlook) ?? heal(outlook) ?? market(outlook) ?? sell(outlook) ?? commandOf(outlook, 'endAction');

/** The market of Work X2: something good, or nothing. */
export const visitMarket = (outlook: Outlook): Command | undefined =>
  market(outlook) ?? commandOf(outlook, 'endAction');

function moveAlignment(outlook: Outlook): Command | undefined {
  const worth = ({ steps, useDiscount }: CommandOf<'buyAlignment'>) =>
    worthOfMove(outlook, steps) - Math.max(0, Math.abs(steps) - (useDiscount ? DISCOUNT : 0)) * outlook.ruby;
  const move = best(commandsOf(outlook, 'buyAlignment'), worth);
  return move && worth(move) > WORTH_WHILE ? move : undefined;
}

function heal(outlook: Outlook): Command | undefined {
  const offers = commandsOf(outlook, 'buyHealing');
  if (offers.length === 0) return undefined;
  for (const { mageId, damage } of patients(outlook)) {
    const cures = offers.filter((offer) => offer.mageId === mageId && offer.damage === damage);
    const cure = cures.find(({ useDiscount }) => useDiscount) ?? cures[0];
    if (cure) return cure;
  }
  return undefined;
}

function market(outlook: Outlook): Command | undefined {
  const open = commandOf(outlook, 'openMarket');
  if (open) return worthOfMarket(outlook) > 0 ? open : undefined;
  const surplus = ({ itemId, useDiscount }: CommandOf<'buyItem'>) =>
    itemSurplus(outlook, itemId) + (useDiscount ? Math.min(DISCOUNT, item(itemId).price) * outlook.ruby : 0);
  const ware = best(commandsOf(outlook, 'buyItem'), surplus);
  return ware && surplus(ware) > WORTH_WHILE ? ware : undefined;
}

function sell(outlook: Outlook): Command | undefined {
  const gain = ({ itemId }: CommandOf<'sellItem'>) => worthOfSale(outlook) - worthOfItem(outlook, itemId);
  const ware = best(commandsOf(outlook, 'sellItem'), gain);
  return ware && gain(ware) > WORTH_WHILE ? ware : undefined;
}
