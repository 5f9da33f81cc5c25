export { cardMakers, type GivenCard } from './made-cards.js';
export { cardsNamedIn } from './cards-named.js';
