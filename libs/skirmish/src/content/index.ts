export { beginning, within } from './first-letter.js';
export { cardsOfHeroIn } from './hero-cards.js';
export { powersOfSheets } from './innate-powers.js';
export { isWoundCard, pileOf } from './piles.js';
export { powerFormsOf } from './power-forms.js';
export { recordsOf, type InnatePower, type PowerCard, type Technique } from './records/records.js';
export * as choices from './selectors.js';
export { inTurns, onTurn, onTurns } from './turns.js';
export { weightOf } from './weight.js';
