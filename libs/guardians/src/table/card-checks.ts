import { cardChecks } from '#cards/table';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { sees } from './faces.js';

/**
 * The tests of a card that a seat uses (GUARD-226): `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `WRONG_CARD_TYPE`; of one in hand
 * `NOT_IN_HAND` too.
 */
export const { refusedCard, refusedHandCard } = cardChecks<State>(rulebook, sees);
