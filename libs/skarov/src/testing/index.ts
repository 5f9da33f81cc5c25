export { aGame } from './a-game.js';
export type { GameSetup, HeroSetup, VillainSetup } from './game-setup.js';
export { given, Scene } from './scene.js';
