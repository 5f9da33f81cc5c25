export { boardOf, faceOf, placed, type FacePlan } from './faces.js';
export { dealing, type Dealing } from './dealing.js';
