export { cardMakers, type GivenCard } from './made-cards.js';
