export { actingOn, actsOn, actsOnSeat, appliesTo, fits, hasAttribute, settingsOf } from './acts.js';
export { cancelledOrders, demandOf, type Order } from './conflicts.js';
export {
  annulled,
  contributionSchema,
  contributionSorts,
  sumOf,
  totalFrom,
  type Contribution,
  type ContributionSort,
  type Total,
} from './contributions.js';
export { effectsIn, existsIn, type NumberedEffect } from './effects-in.js';
export type { Fight, Working } from './fight.js';
export { fitsFilter } from './filters.js';
export { isFlying } from './flight.js';
export { isImmune, isImmuneToFoe } from './immune.js';
export { influenceCapOf, influenceTaken } from './influence.js';
export { effectPart, modifiersOf } from './modifiers.js';
export { offColorBonus } from './off-color.js';
export { terrainRules } from './terrain-rules.js';
