import { nothingToChoose, type OperationRules, type OperationTable } from './operation-rules.js';

const standing: OperationRules = { targets: nothingToChoose, apply: () => undefined };

/** What is done to cards on the table outside the combats (cards.md 5.3, 5.5, 5.6). */
export const boardOperations = {
  AMBUSH: standing,
  REVEAL: standing,
  DISCARD: standing,
  RECOVER: standing,
  EXTRA_STEP: standing,
  HOLD: standing,
  STOP_FLIGHT: standing,
} satisfies Partial<OperationTable>;
