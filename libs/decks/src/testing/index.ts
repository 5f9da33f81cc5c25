export { describeDeckStore } from './deck-store-contract.js';
