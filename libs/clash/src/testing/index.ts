export { aGame } from './a-game.js';
export { aTestCard } from './a-test-card.js';
export { freshGame } from './fresh-game.js';
export type { GameSetup, HeroSetup } from './game-setup.js';
export * from './made-records.js';
export { given, Scene } from './scene.js';
