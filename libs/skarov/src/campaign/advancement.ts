import * as skirmish from '#skirmish';
import type { SkarovTurn } from '../flow/turn.js';
import { book } from '../rulebook.js';

/** Rookies step at the end of an adventure, heroes gain a veteran card automatically (SKAROV-CAMP-01, SKAROV-CAMP-03). */
export const advancementSteps = skirmish.advancementSteps(book);
export const advancementCommands = skirmish.advancementCommands(book, ['advancement']);
export const advanceUnasked = (turn: SkarovTurn): void => {
  skirmish.advanceUnasked({ turn, state: turn.state, book });
};
