import type { Seat } from '#kernel';
import { item } from '../content/catalogue.js';
import { MARKET_ITEMS, SALE_PRICE, TRADE_DISCOUNTS } from '../content/constants.js';
import type { ItemId } from '../content/ids.js';
import type { CommandTable, Evolvers, GuildsTurn } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { Resolution, State } from '../state.js';
import { cannotPay, firstOf, notAmong } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { isObject, noItemLeft, receiveItem, replenishItems, turnUpItem } from '../table/items-deck.js';
import { learn } from '../table/knowledge.js';
import { removeObject, removeSpell } from '../table/moves.js';
import { discountOn, reduced } from '../table/prices.js';
import { resolutionOf } from './resolution.js';

/** True when there is an item to look at (GUILD-068). */
export const marketHasItems = (state: State): boolean => state.items.faceUp !== null || !noItemLeft(state);

/** The other one of the two items looked at. */
const otherThan = ({ offered }: Resolution['market'], itemId: ItemId): string | null =>
  offered.find((other) => other !== itemId) ?? null;

/** The price of an item for the seat that is trading (GUILD-069, GUILD-076). */
const priceOf = (state: State, seat: Seat, itemId: ItemId, useDiscount: boolean): number =>
  reduced(item(itemId).price, discountOn(guildOf(state, seat), 'item'), useDiscount ? TRADE_DISCOUNTS.rubies : 0);

/** A discount of Trade X2 that is asked for and not there (GUILD-076). */
export function discountRefused(
  { x2, action, discounts }: Resolution,
  useDiscount: boolean,
): GuildsRefusal | undefined {
  if (!useDiscount || discounts > 0) return undefined;
  return x2 && action === 'trade' ? refuse(76, 'alreadyUsed', { what: 'discount' }) : refuse(76, 'illegalChoice');
}

/** With the market open, leaving it means that neither item is bought (GUILD-070, GUILD-175). */
export function leaveMarket(turn: GuildsTurn): void {
  const { seat, market } = resolutionOf(turn.state);
  if (!market.open) return;
  const faceUp = market.offered[0];
  if (faceUp !== undefined) turn.emit({ type: 'marketLeft', seat, faceUp, under: market.offered.length - 1 });
}

export const marketCommands: CommandTable<'openMarket' | 'buyItem' | 'sellItem'> = {
  openMarket: {
    steps: ['resolve.trade', 'resolve.market'],
    offers: () => [{ type: 'openMarket' }],
    check(state) {
      const { market } = resolutionOf(state);
      if (market.open || market.used) return refuse(67, 'alreadyUsed', { what: 'market' });
      return marketHasItems(state) ? undefined : refuse(68, 'nothingThere');
    },
    perform(turn, _command, seat) {
      const { faceUp } = turn.state.items;
      const wanted = MARKET_ITEMS - (faceUp === null ? 0 : 1);
      replenishItems(turn, wanted);
      const itemIds = turn.state.items.deck.slice(0, wanted);
      turn.emit({ type: 'marketOpened', seat, faceUp, drawn: itemIds.length, itemIds });
    },
  },
  buyItem: {
    steps: ['resolve.trade', 'resolve.market'],
    *offers(state) {
      const { market, discounts } = resolutionOf(state);
      for (const itemId of market.offered) {
        yield { type: 'buyItem', itemId, useDiscount: false };
        if (discounts > 0) yield { type: 'buyItem', itemId, useDiscount: true };
      }
    },
    check(state, { itemId, useDiscount }, seat) {
      const resolution = resolutionOf(state);
      const unknown = notAmong(state, seat, itemId, resolution.market.offered, 69);
      if (unknown) return unknown;
      const discount = discountRefused(resolution, useDiscount);
      return firstOf([discount, cannotPay(guildOf(state, seat), priceOf(state, seat, itemId, useDiscount))]);
    },
    perform(turn, { itemId, useDiscount }, seat) {
      const price = priceOf(turn.state, seat, itemId, useDiscount);
      const faceUp = otherThan(resolutionOf(turn.state).market, itemId);
      const bought = { seat, price, discounted: useDiscount, faceUp };
      if (isObject(itemId)) turn.emit({ type: 'objectBought', objectId: itemId, ...bought });
      else turn.emit({ type: 'spellBought', spellId: itemId, ...bought });
    },
  },
  sellItem: {
    steps: ['resolve.trade'],
    *offers(state, seat) {
      if (resolutionOf(state).market.used) return;
      const { objects, spells } = guildOf(state, seat);
      for (const itemId of [...objects.map(({ id }) => id), ...spells]) yield { type: 'sellItem', itemId };
    },
    check(state, { itemId }, seat) {
      const { objects, spells } = guildOf(state, seat);
      const owned = spells.includes(itemId) || objects.some(({ id }) => id === itemId);
      const used = resolutionOf(state).market.used ? refuse(71, 'alreadyUsed', { what: 'market' }) : undefined;
      return notAmong(state, seat, itemId, owned ? [itemId] : [], 71) ?? used;
    },
    perform(turn, { itemId }, seat) {
      leaveMarket(turn);
      turn.emit({ type: 'itemSold', seat, itemId, price: SALE_PRICE });
    },
  },
};

function closeMarket(state: State, seat: Seat, price: number, discounted: boolean): void {
  const resolution = resolutionOf(state);
  resolution.market = { offered: [], open: false, used: true };
  if (discounted) resolution.discounts -= 1;
  guildOf(state, seat).rubies -= price;
}

export const marketEvolvers: Evolvers<'marketOpened' | 'objectBought' | 'spellBought' | 'marketLeft' | 'itemSold'> = {
  marketOpened(state, { seat, faceUp, itemIds, drawn }) {
    state.items.deck.splice(0, drawn);
    for (const itemId of itemIds) learn(state, itemId, [seat]);
    resolutionOf(state).market = {
      offered: [...(faceUp === null ? [] : [faceUp]), ...itemIds],
      open: true,
      used: false,
    };
  },
  objectBought(state, { seat, objectId, price, discounted, faceUp }) {
    closeMarket(state, seat, price, discounted);
    receiveItem(state, seat, objectId);
    turnUpItem(state, faceUp);
  },
  spellBought(state, { seat, spellId, price, discounted, faceUp }) {
    closeMarket(state, seat, price, discounted);
    receiveItem(state, seat, spellId);
    turnUpItem(state, faceUp);
  },
  marketLeft(state, { faceUp }) {
    const { market } = resolutionOf(state);
    state.items.deck.push(...market.offered.filter((itemId) => itemId !== faceUp));
    state.items.faceUp = null;
    turnUpItem(state, faceUp);
    market.offered = [];
    market.open = false;
    market.used = true;
  },
  itemSold(state, { seat, itemId, price }) {
    removeObject(state, seat, itemId);
    removeSpell(state, seat, itemId);
    state.items.discard.push(itemId);
    guildOf(state, seat).rubies += price;
    resolutionOf(state).market.used = true;
  },
};
