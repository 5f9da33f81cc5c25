import type { StepRules } from '../flow/turn.js';
import { unturnedOf } from './next-shield.js';

const neverLeftAlone = (): never => {
  throw new Error('The active seat has a shield to turn, and an option for it.');
};

/** Steps II.B and II.C; creatures come one by one (GUARD-084). */
export const turningSteps = {
  II_B_TURN: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault(state, seat) {
      const [first] = unturnedOf(state, seat);
      if (!first) throw new Error(`Seat ${seat} has no shield to turn.`);
      return { type: 'turnShield', space: first.space };
    },
  },
  II_C_OPTION: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault: () => ({ type: 'passShield' }),
  },
  II_C_REINFORCE: {
    asked: ({ active }) => [active],
    proceed: neverLeftAlone,
    byDefault: () => ({ type: 'endReinforcing' }),
  },
} satisfies Record<string, StepRules>;
