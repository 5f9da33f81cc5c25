export { briefCard, nameStrip } from './brief-card.js';
export { cardBack, lattice } from './card-back.js';
export { CARD_SIZE, cardFace } from './card-face.js';
export { nameOf, scaled, type CardShowing } from './card-showing.js';
export { closedFan, openFan } from './fan.js';
export { cardColors, cardStyles, frameColor } from './look.js';
export { faceOf, lyingCard, type LyingCard } from './lying-card.js';
export { sigil, sigilSymbols } from './sigils.js';
export { caption, emptyPlace, stack } from './stack.js';
