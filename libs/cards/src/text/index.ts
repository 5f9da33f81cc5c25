export { cardWithTextSchema, cardsWithTexts } from './cards-with-texts.js';
export { effectWords } from './effect-sentence.js';
export { textOf } from './text-of.js';
export { typeLine } from './type-line.js';
export { wordFor } from './word-for.js';
