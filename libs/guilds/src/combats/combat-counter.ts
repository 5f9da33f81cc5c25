import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { combatOf, runningCombat, standingNumbers } from './lines.js';

/** True while the defender, with a mage standing after the attack, has to say if it counter-attacks (GUILD-132). */
export function asksForCounter(state: State): boolean {
  const combat = runningCombat(state);
  if (!combat?.waveOver || combat.wave !== 'attack' || combat.counter !== null || combat.decided) return false;
  return standingNumbers(combat).defenders > 0;
}

export const combatCounterSteps = {
  'combat.counter': {
    asked: (state) => (asksForCounter(state) ? [combatOf(state).defender] : []),
    byDefault: () => ({ type: 'counterAttack', counter: true }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const combatCounterCommands: CommandTable<'counterAttack'> = {
  counterAttack: {
    steps: ['combat.counter'],
    offers: () => [true, false].map((counter) => ({ type: 'counterAttack', counter })),
    check: () => undefined,
    perform: (turn, { counter }, seat) => turn.emit({ type: 'counterAttackChosen', seat, counter }),
  },
};

export const combatCounterEvolvers: Evolvers<'counterAttackChosen'> = {
  counterAttackChosen(state, { counter }) {
    combatOf(state).counter = counter;
  },
};
