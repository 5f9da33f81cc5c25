import { refuse } from '../../refusals.js';
import type { State } from '../../state.js';
import { clashSeat, isVersus, seatsWhere } from '../../table/seats.js';
import { newspapers, sides, type Newspaper } from '../../words.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';

/** The newspaper of the one side of solo and co-op (CLASH-265). */
export const NEWSPAPER_OF_THE_ONE_SIDE: Newspaper = 'GUARDIANS_CHRONICLES';

const isTaken = (state: State, newspaper: Newspaper): boolean =>
  sides.some((side) => state.sides[side].newspaper === newspaper);

export const newspaperSteps = {
  'setup.newspapers': {
    asked: (state) => seatsWhere(state, ({ side }) => isVersus(state) && state.sides[side].newspaper === null),
    byDefault: (state) => ({
      type: 'chooseNewspaper',
      newspaper: newspapers.find((newspaper) => !isTaken(state, newspaper)) ?? newspapers[0],
    }),
  },
} satisfies Record<string, StepRules>;

export const newspaperCommands = {
  chooseNewspaper: {
    steps: ['setup.newspapers'],
    check: (state, { newspaper }) => (isTaken(state, newspaper) ? refuse(16, 'NEWSPAPER_TAKEN') : undefined),
    *offers() {
      for (const newspaper of newspapers) yield { type: 'chooseNewspaper', newspaper };
    },
    perform(turn, { newspaper }, seat) {
      turn.emit({ type: 'newspaperChosen', side: clashSeat(turn.state, seat).side, newspaper });
    },
  },
} satisfies Partial<CommandTable>;

export const newspaperEvolvers = {
  newspaperChosen(state, { side, newspaper }) {
    state.sides[side].newspaper = newspaper;
  },
} satisfies Partial<Evolvers>;
