import type { Bot } from '#kernel';
import type { Command, View } from '#clash/queries';
import { captain } from '../bots/captain.js';

/*
 * The captain less one idea each: weak only by what is missing, so that the share of its wins says what that is worth.
 * `chronicler simulate clash --bots` loads them.
 */

type Opponent = Bot<View, Command>;

const without =
  (...types: readonly Command['type'][]): Opponent =>
  (sight) =>
    captain({ ...sight, legal: sight.legal.filter(({ type }) => !types.includes(type)) });

/** Never attacks: it races for tests. */
export const racer: Opponent = without('attack');

/** Uses neither powers for an action nor objects. */
export const plainCaptain: Opponent = without('usePower', 'useObject');
