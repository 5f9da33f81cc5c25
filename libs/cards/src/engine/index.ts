export { actingOn, actsOn, actsOnSeat, appliesTo, fits, settingsOf } from './acts.js';
export { choiceIn, howNamed, type Choice, type NamedBy } from './choices.js';
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
export { noFight, type Fight, type Working } from './fight.js';
export { fitsFilter } from './filters.js';
export { barsFlight, fliesWith, type FlightPoint, type FlightStop } from './flight-path.js';
export { isFlying } from './flight.js';
export { guardianParts } from './guardian-battle.js';
export { isPrey, weakestOf } from './happenings/ambush.js';
export { isProperty, propertiesOf, valuesOf, type Property } from './happenings/declare-first.js';
export { mostSteps } from './happenings/extra-step.js';
export { heals } from './happenings/heal.js';
export { hasRoomFor, holdsCreature, SPACE_LIMIT, spaceVitalityOf } from './happenings/hold.js';
export { recoverable } from './happenings/recover.js';
export { reversed } from './happenings/reverse-influence.js';
export { affordableSave } from './happenings/save.js';
export type { Stacked } from './happenings/stacked.js';
export { isImmune, isImmuneToFoe } from './immune.js';
export { influenceCapOf, influenceTaken } from './influence.js';
export { effectPart, modifiersOf } from './modifiers.js';
export { offColorBonus } from './off-color.js';
export { hasAttribute, isInfluenceable } from './readings.js';
export { terrainRules } from './terrain-rules.js';
