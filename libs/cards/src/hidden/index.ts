export { chooseAnew } from './choose-anew.js';
export { dealAnew, slotsOf, type HiddenSlot } from './hidden-slots.js';
export { idsFor, isInGame, ownerOf, printedOn, shownCard, type CardsInGame, type Instance } from './instances.js';
