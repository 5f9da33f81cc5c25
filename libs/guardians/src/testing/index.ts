export { aGame, home, type GameSetup, type SeatSetup } from './a-game.js';
export * from './made-cards.js';
export { given, Scene } from './scene.js';
