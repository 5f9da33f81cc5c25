import type { Condition } from '../content/vocabulary.js';
import type { State } from '../state.js';
import { characteristic } from '../table/characteristics.js';
import { holdsWith } from './conditions.js';
import type { Scope } from './open-power-scope.js';

/** Whether a condition holds now (clash.md 11); one that is absent holds always. */
export const isMet = (state: State, condition: Condition | undefined, scope: Scope): boolean =>
  condition === undefined || holdsWith(state, condition, scope, characteristic);
