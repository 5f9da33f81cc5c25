import type { Seat } from '#kernel';
import { item } from '../content/catalogue.js';
import type { ItemId } from '../content/ids.js';
import type { GuildsTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { guildOf } from './guilds-of-a-game.js';
import { learn } from './knowledge.js';
import { addObject } from './moves.js';

/** Shuffles the discard pile under the deck when fewer than `count` items are left in it (GUILD-072). */
export function replenishItems(turn: GuildsTurn, count: number): void {
  const { deck, discard } = turn.state.items;
  if (deck.length >= count || discard.length === 0) return;
  const order = [...deck, ...turn.random.shuffle(discard)];
  turn.emit({ type: 'itemDeckShuffled', count: order.length, order });
}

/** True when no item is left to draw, not even after a reshuffle. */
export const noItemLeft = ({ items: { deck, discard } }: State): boolean => deck.length + discard.length === 0;

/** True for an object, false for a spell. */
export const isObject = (itemId: ItemId): boolean => item(itemId).kind === 'object';

/** Puts an item face up in the market. Changes the state. */
export function turnUpItem(state: State, itemId: ItemId | null): void {
  state.items.faceUp = itemId;
  if (itemId !== null) learn(state, itemId, 'everyone');
}

/** An item becomes a guild's: objects to its stock, spells to its hand (GUILD-073). Changes the state. */
export function receiveItem(state: State, seat: Seat, itemId: ItemId): void {
  if (isObject(itemId)) addObject(state, seat, itemId);
  else guildOf(state, seat).spells.push(itemId);
}
