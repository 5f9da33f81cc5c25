export { resampleChoices } from './resample-choose.js';
export { resampleDeal, slotsOf, type HiddenSlot } from './hidden-slots.js';
export { mayHold } from './may-hold.js';
export { idsFor, isInGame, ownerOf, printedOn, shownCard, type CardsInGame, type Instance } from './instances.js';
