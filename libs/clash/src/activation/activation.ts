import type { ClashTurn, CommandTable, StepRules } from '../flow/turn.js';
import type { Machine } from '../machine/runner.js';
import { heroOf } from '../table/figures.js';
import { seatsWhere } from '../table/seats.js';
import { activationEndedRules } from '../threat-sheets/moments.js';

export { isActivationOver } from '#skirmish/activation';

export const activationSteps = {
  'activation.hero': {
    asked(state) {
      const heroId = state.active?.figureId;
      const hero = heroId === undefined ? undefined : heroOf(state, heroId);
      return hero ? seatsWhere(state, ({ seat }) => seat === hero.seat) : [];
    },
    byDefault: () => ({ type: 'endActivation' }),
  },
} satisfies Record<string, StepRules>;

/** Ends the activation that runs; reactions to its end are pushed (CLASH-226). */
export function endActivation(turn: ClashTurn, machine: Machine): void {
  const { active } = turn.state;
  if (!active) return;
  const { heroId, side } = heroOf(turn.state, active.figureId);
  turn.emit({ type: 'activationEnded', side, heroId });
  activationEndedRules(machine, heroId);
}

export const activationCommands = {
  endActivation: {
    steps: ['activation.hero'],
    check: () => undefined,
    *offers() {
      yield { type: 'endActivation' };
    },
    perform: (turn, _command, _seat, machine) => {
      endActivation(turn, machine);
    },
  },
} satisfies Partial<CommandTable>;
