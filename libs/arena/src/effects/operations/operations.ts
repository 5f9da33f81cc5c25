import type { OperationName } from '#cards';
import { area } from './area-operation.js';
import { boardOperations } from './board-operations.js';
import { combatOperations } from './combat-operations.js';
import { lastingOperations } from './lasting-operations.js';
import { nothingToChoose, type OperationRules, type OperationTable } from './operation-rules.js';
import { removalOperations } from './removal-operations.js';
import { seatOperations } from './seat-operations.js';

/** Works as long as its card stands where it works, and is read there; nothing happens when it is played. */
const standing: OperationRules = { targets: nothingToChoose, apply: () => false };

const rules: OperationTable = {
  ...lastingOperations,
  ...removalOperations,
  ...combatOperations,
  ...boardOperations,
  ...seatOperations,
  AREA: area,
  HEAL: standing,
  HOLD: standing,
  NO_FLIGHT: standing,
  NO_RANGED: standing,
  /** Guardians alone has it. */
  RECOVER: standing,
};

/** How an operation works in Arena (cards.md 5). */
export const operationRules = (op: OperationName): OperationRules => rules[op];
