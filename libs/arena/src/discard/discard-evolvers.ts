import { recordChoice } from '../flow/sealed-choices.js';
import type { Evolvers } from '../flow/turn.js';
import { splitEvolvers } from './split.js';

/** How excess cards are chosen, and the rest is split. */
export const discardEvolvers = {
  excessChosen(state, { seat, card }) {
    recordChoice(state, seat, { card: card.instanceId });
  },
  ...splitEvolvers,
} satisfies Partial<Evolvers>;
