import { cardTypeSchema } from '#cards';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { refusedCard } from '../table/card-checks.js';
import { shownCard } from '../table/faces.js';
import { excessOf, unchosen } from './excess.js';

/** The choice of what is beyond the hand (ARENA-DSC-01). */
export const discardCommands = {
  discardExcess: {
    steps: ['EXCESS_DISCARD'],
    *offers(state, seat) {
      for (const cardId of unchosen(state, seat)) yield { type: 'discardExcess', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, cardTypeSchema.options) ??
      (unchosen(state, seat).includes(cardId) ? undefined : refuse('DSC-01', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      const left = excessOf(turn.state, seat) - 1;
      turn.emit({ type: 'excessChosen', seat, left, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;
