import { clashSeat, otherSide, seatsWhere } from '../../table/seats.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';
import { consentingSeat, mayBeAllowedHigherRank } from './ranks.js';

export const consentSteps = {
  'setup.consent': {
    asked: (state) =>
      seatsWhere(state, ({ seat, side }) => {
        const short = otherSide(side);
        const open = state.sides[short].higherRank === null && mayBeAllowedHigherRank(state, short);
        return open && consentingSeat(state, short) === seat;
      }),
    byDefault: () => ({ type: 'consentHigherRank', allow: false }),
  },
} satisfies Record<string, StepRules>;

export const consentCommands = {
  consentHigherRank: {
    steps: ['setup.consent'],
    check: () => undefined,
    *offers() {
      yield { type: 'consentHigherRank', allow: false };
      yield { type: 'consentHigherRank', allow: true };
    },
    perform(turn, { allow }, seat) {
      const side = otherSide(clashSeat(turn.state, seat).side);
      turn.emit({ type: 'higherRankAnswered', seat, side, allow });
    },
  },
} satisfies Partial<CommandTable>;

export const consentEvolvers = {
  higherRankAnswered(state, { side, allow }) {
    state.sides[side].higherRank = allow;
  },
} satisfies Partial<Evolvers>;
