import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';
import type { CardId } from '../words.js';

/** The cards of a hero are laid in secret (CLASH-108). */
export const planCommands = skirmish.planCommands(book, ['strategy']);

/** A card in hand as planning looks at it. */
export const plannable = (cardId: CardId): skirmish.PlannableCard => skirmish.plannable(book, cardId);
