export { aGame } from './a-game.js';
export type { GameSetup, SeatSetup } from './game-setup.js';
export * from './made-cards.js';
export { given, Scene } from './scene.js';
export { lying } from './where-cards-lie.js';
