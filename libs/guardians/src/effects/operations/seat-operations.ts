import { nothingToChoose, type OperationRules, type OperationTable } from './operation-rules.js';

const standing: OperationRules = { targets: nothingToChoose, apply: () => undefined };

/** What a seat gains, learns and orders (cards.md 5.5). */
export const seatOperations = {
  STONES: standing,
  DRAW: standing,
  LOOK: standing,
  FIRST: standing,
  REDRAW_DOMINANT: standing,
  LEAVE_DOMINANT: standing,
  SKIP_TO_SETTLEMENT: standing,
} satisfies Partial<OperationTable>;
