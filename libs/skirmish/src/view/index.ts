export { ownCards } from './own-cards.js';
export { inPileOrder } from './pile-order.js';
export { shownOfFigure, shownOfHero, shownOfTest } from './shown.js';
export { countSchema, viewFields } from './view-schemas.js';
export { askedBy, interrupted, optionsOf } from './window-parts.js';
export { resampleWoundPile } from './resample-wounds.js';
