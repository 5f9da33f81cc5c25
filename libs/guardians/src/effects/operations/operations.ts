import type { OperationName } from '#cards';
import { areaOperation } from './area-operation.js';
import { boardOperations } from './board-operations.js';
import { combatOperations } from './combat-operations.js';
import { lastingOperations } from './lasting-operations.js';
import { nothingToChoose, type OperationRules, type OperationTable } from './operation-rules.js';
import { removalOperations } from './removal-operations.js';
import { seatOperations } from './seat-operations.js';

/** Works as long as its card stands where it works, and is read there; nothing happens when it is played. */
const standing: OperationRules = { targets: nothingToChoose, apply: () => undefined };

const rules: OperationTable = {
  ...lastingOperations,
  ...removalOperations,
  ...combatOperations,
  ...boardOperations,
  ...seatOperations,
  AREA: areaOperation,
  HEAL: standing,
  NO_FLIGHT: standing,
  NO_RANGED: standing,
  /** Arena alone has prisons. */
  FREE_CAPTIVE: standing,
};

/** How an operation works in Guardians (cards.md 5). */
export const operationRules = (op: OperationName): OperationRules => rules[op];
