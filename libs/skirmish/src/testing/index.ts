export { boardOf, faceOf, placed, type FacePlan } from './faces.js';
export { dealing, type Dealing } from './dealing.js';
export { hinders } from './harm.js';
export { objectsIn, repeated, under } from './open-records.js';
export { optionsOffered } from './options-offered.js';
export { Road } from './road.js';
export { effectsWithoutChoice, partsAtFault, wordsTooLate, wordsWithoutAttack } from './power-faults.js';
