import type { ClashTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { Machine } from '../machine/machine.js';
import type { State } from '../state.js';
import { heroOf, standsOnBoard } from '../table/figures.js';
import { seatsWhere } from '../table/seats.js';
import { activationEndedRules } from '../threat-sheets/moments.js';

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

/** True when the active hero is out, or neither he nor a sidekick of his has an action left (CLASH-241, CLASH-242). */
export function isActivationOver(state: State): boolean {
  const { active } = state;
  if (!active || !standsOnBoard(state, active.figureId)) return true;
  return active.actions <= 0 && !active.sidekicks.some((id) => standsOnBoard(state, id));
}

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

export const activationEvolvers = {
  activationEnded(state) {
    Object.assign(state, { active: null, step: null });
    state.modifiers = state.modifiers.filter(({ until }) => until !== 'ACTIVATION');
  },
} satisfies Partial<Evolvers>;
