export { isPrey, weakestOf } from './ambush.js';
export { isProperty, propertiesOf, valuesOf, type Property } from './declare-first.js';
export { mostSteps } from './extra-step.js';
export { heals } from './heal.js';
export { SPACE_LIMIT, hasRoomFor, holdsCreature, spaceVitalityOf } from './hold.js';
export { recoverable } from './recover.js';
export { affordableSave } from './save.js';
