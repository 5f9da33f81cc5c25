import { targetsBy } from '#cards/effects';
import type { Target } from '../commands.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { Use } from './operations/operation-rules.js';
import { operationRules } from './operations/operations.js';

/** The choices of a seat for effects of a card that are used together; empty: they cannot be used (CARD-13). */
export const targetsFor = targetsBy<State, Target>(operationRules);

/** Makes effects happen one after the other (CARD-15). */
export function useEffects(turn: GuardiansTurn, uses: readonly Use[]): void {
  for (const use of uses) {
    if (turn.state.over) return;
    operationRules(use.effect.op).apply(turn, use);
  }
}
