import type { OperationName } from '#cards';
import { durationIn } from '#cards/schema';
import { shownSource } from '../../table/sources.js';
import { matchedTargets, picked } from './matched.js';
import type { OperationRules } from './operation-rules.js';

/** Stays in force for the match-up or the combat; totals and attributes read it there. */
const lasting: OperationRules = {
  targets: (state, seat, effect) => matchedTargets(state, seat, effect, true),
  apply(turn, { seat, source, index, effect }) {
    const { state } = turn;
    if (!state.combat) return;
    const on = picked(state, seat, effect);
    turn.emit({
      type: 'effectApplied',
      seat,
      source: shownSource(state, source),
      effect: index,
      on: on === null ? null : shownSource(state, on),
      lasts: durationIn('GUARDIANS', effect) === 'COMBAT' ? 'COMBAT' : 'ROUND',
      command: effect.trigger === 'COMMAND',
    });
  },
};

/** Numbers, attributes and rules (cards.md 5.1, 5.2, 5.4). */
export const lastingOperations = {
  VITALITY: lasting,
  SIDE_TOTAL: lasting,
  COUNTS_AS: lasting,
  RANGED: lasting,
  WIN_PUSHES: lasting,
  NO_STRONGHOLD_BONUS: lasting,
  GRANT: lasting,
  LOSE: lasting,
  IMMUNE: lasting,
  BAR_CORRUPTION: lasting,
  NO_INFLUENCE: lasting,
  NO_SECONDARY: lasting,
  RULE: lasting,
} satisfies Partial<Record<OperationName, OperationRules>>;
