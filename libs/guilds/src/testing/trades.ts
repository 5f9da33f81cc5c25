import type { CommandOf } from '../commands.js';
import type { ItemId, MageId } from '../content/ids.js';
import type { GameSetup, GuildSetup } from './game-setup.js';
import { aGame, given, type Scene } from './index.js';

/** Seat 0 resolves Trade. */
export const aTrade = (
  guild: GuildSetup = {},
  { x2 = false, ...setup }: GameSetup & { readonly x2?: boolean } = {},
): Scene => given(aGame({ ...setup, guilds: [guild, {}], resolving: { seat: 0, action: 'trade', x2 } }));

/** Looking at the market. */
export const openMarket = { type: 'openMarket' } as const;
/** The end of the action. */
export const end = { type: 'endAction' } as const;

/** Buying an item of the market. */
export const buy = (itemId: ItemId, useDiscount = false): CommandOf<'buyItem'> => ({
  type: 'buyItem',
  itemId,
  useDiscount,
});

/** Selling an item. */
export const sell = (itemId: ItemId): CommandOf<'sellItem'> => ({ type: 'sellItem', itemId });

/** Buying steps of alignment. */
export const shift = (steps: number, useDiscount = false): CommandOf<'buyAlignment'> => ({
  type: 'buyAlignment',
  steps,
  useDiscount,
});

/** Buying points of healing for a mage. */
export const heal = (mageId: MageId, damage: number, useDiscount = false): CommandOf<'buyHealing'> => ({
  type: 'buyHealing',
  mageId,
  damage,
  useDiscount,
});
