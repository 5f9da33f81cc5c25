import type { Card } from '../../schema/card-fields.js';
import type { CreatureFilter } from '../../schema/filter.js';
import type { CardGame } from '../../words.js';
import { effectsIn } from '../effects-in.js';

/**
 * True when a creature's text heals another one of its side after the combat: in Guardians one that is beaten (GUARD-160), in
 * Arena the losing duellist (ARENA-RES-04). Whether the healer is in play and unbeaten is for the game to say.
 * @param isSuch whether the creature to be healed fits a filter, in its fight.
 */
export const heals = (game: CardGame, healer: Card, isSuch: (filter: CreatureFilter) => boolean): boolean =>
  effectsIn(game, healer, 'AFTER_COMBAT').some(
    ({ effect: { op, when } }) => op === 'HEAL' && (when?.own === undefined || isSuch(when.own)),
  );
