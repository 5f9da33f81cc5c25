export { abilitiesBy, abilityMark } from './abilities.js';
export { areaAttack, areaSorts, struckTogether } from './areas.js';
export { nothingToChoose, onlyWhile, type OperationRules, type Use } from './operation-rules.js';
export { refusedPrice, refusedTarget, refusedUse, useRefusals } from './refused-use.js';
export { isRemoval, removeTogether, type Doomed, type Removal } from './removals.js';
export { seatFor, seatOperations } from './seat-operations.js';
export { isAmong, targetsBy, usesOf } from './uses.js';
