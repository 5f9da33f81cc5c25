import { newFigure } from '#skirmish/set-up';
import { box, findSidekick } from '../../content/catalogue.js';
import { refuse } from '../../refusals.js';
import type { State } from '../../state.js';
import { sortTable } from '../../table/canonical-order.js';
import { clashSeat, isVersus, seatsWhere } from '../../table/seats.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';

/** Sidekicks that the whole group may have (CLASH-192): fewer than there are. */
const MOST_SIDEKICKS = 2;

const taken = (state: State): readonly string[] =>
  state.figures.filter(({ kind }) => kind === 'SIDEKICK').map(({ id }) => id);

/** The sidekicks that are not taken, in canonical order. */
const freeSidekicks = (state: State): readonly string[] =>
  box.printed.sidekick.map(({ id }) => id).filter((id) => !taken(state).includes(id));

export const sidekickSteps = {
  'setup.sidekicks': {
    asked: (state) =>
      seatsWhere(
        state,
        ({ mainHero, passed }) =>
          !isVersus(state) && mainHero !== null && !passed && taken(state).length < MOST_SIDEKICKS,
      ),
    byDefault: () => ({ type: 'passSidekick' }),
  },
} satisfies Record<string, StepRules>;

export const sidekickCommands = {
  takeSidekick: {
    steps: ['setup.sidekicks'],
    check(state, { sidekickId }) {
      if (!findSidekick(sidekickId)) return refuse(259, 'UNKNOWN_ID', { id: sidekickId });
      return taken(state).includes(sidekickId) ? refuse(259, 'SIDEKICK_TAKEN', { sidekick: sidekickId }) : undefined;
    },
    *offers(state) {
      for (const sidekickId of freeSidekicks(state)) yield { type: 'takeSidekick', sidekickId };
    },
    perform(turn, { sidekickId }, seat) {
      const heroId = clashSeat(turn.state, seat).mainHero ?? '';
      turn.emit({ type: 'sidekickTaken', seat, heroId, sidekickId });
    },
  },
  passSidekick: {
    steps: ['setup.sidekicks'],
    check: () => undefined,
    *offers() {
      yield { type: 'passSidekick' };
    },
    perform: (turn, _command, seat) => {
      turn.emit({ type: 'sidekicksPassed', seat });
    },
  },
} satisfies Partial<CommandTable>;

export const sidekickEvolvers = {
  sidekickTaken(state, { seat, heroId, sidekickId }) {
    const { side } = clashSeat(state, seat);
    state.figures.push(newFigure({ id: sidekickId, kind: 'SIDEKICK', side, ownerId: heroId }));
    sortTable(state);
  },
  sidekicksPassed(state, { seat }) {
    clashSeat(state, seat).passed = true;
  },
} satisfies Partial<Evolvers>;
