import type { Bot } from '#kernel';
import { findPowerCard, type Command, type View } from '#clash/queries';
import { captain } from '../bots/captain.js';

/*
 * The captain less one idea each: weak only by what is missing, so that the share of its wins says what that is worth.
 * `chronicler simulate clash --bots` loads them.
 */

type Opponent = Bot<View, Command>;

/** A captain that sees only the commands that fit; where none of a step does it sees them all. */
const seeing =
  (fits: (command: Command) => boolean): Opponent =>
  (sight) => {
    const legal = sight.legal.filter(fits);
    return captain({ ...sight, legal: legal.length > 0 ? legal : sight.legal });
  };

const without = (...types: readonly Command['type'][]): Opponent => seeing(({ type }) => !types.includes(type));

/** Never attacks: it races for tests. */
export const racer: Opponent = without('attack');

/** Tries no tests: it fights. */
export const brawler: Opponent = without('attemptTest');

/** Stays where it was placed. */
export const turtle: Opponent = without('move');

/** Lays its cards for their techniques alone: weakness cards are the only powers that it lays. */
export const powerless: Opponent = seeing(
  (command) =>
    command.type !== 'usePower' &&
    (command.type !== 'planCards' ||
      command.plays.every(({ cardId, side }) => side === 'RIGHT' || !findPowerCard(cardId)?.technique)),
);

/** Uses no objects. */
export const objectless: Opponent = without('useObject');

/** Answers nothing. */
export const unmoved: Opponent = without('react');

/** Uses neither powers for an action nor objects. */
export const plainCaptain: Opponent = without('usePower', 'useObject');
