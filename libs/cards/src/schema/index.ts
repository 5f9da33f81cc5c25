export { borderOf } from './borders.js';
export type { PrintedEffect } from './define-card.js';
export { durationIn } from './durations.js';
export type { CreatureFilter } from './filter.js';
export { ownInfluenceCap } from './influence-cap.js';
export { colorOf, nextKind } from './kinds.js';
export { operation, operations } from './operations.js';
