export { drawWounds, settleCardsAndWounds, takeBackDiscards } from './cards-and-wounds.js';
export { drawWound, woundEvolvers } from './draw-wound.js';
export { outEvolvers } from './out-evolvers.js';
export { nobodysCredit, putOut, whoIsOut, type OutCause } from './outs.js';
