export { boosterSetSchema, type BoosterSet } from './boosters.js';
export { cardDecks } from './card-decks.js';
export { LEAST_SHIELDS, checkDeck } from './check-deck.js';
export { deckListSchema, type DeckList } from './deck-list.js';
export { randomDeck } from './random-deck.js';
export { isAmongLastShields, sealedKits, surplusOf } from './sealed-kit.js';
export { starterDecks, starterNameSchema, type StarterName } from './starter-decks.js';
