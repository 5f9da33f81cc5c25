export { cardMakers, type GivenCard } from './made-cards.js';
export { cardsNamedIn } from './cards-named.js';
export { ruseBook } from './ruse-book.js';
export { aCreature, aFight } from '../engine/testing/made-fight.js';
