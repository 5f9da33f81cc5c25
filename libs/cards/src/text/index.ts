export { cardWithTextSchema, cardsWithTexts } from './cards-with-texts.js';
export { textOf } from './text-of.js';
export { typeLine } from './type-line.js';
export { wordFor } from './word-for.js';
