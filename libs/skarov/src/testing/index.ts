export { aGame } from './a-game.js';
export type { GameSetup, HeroSetup, VillainSetup } from './game-setup.js';
export { given, Scene } from './scene.js';
export { CardTable } from './card-table.js';
export { refusedInActing } from './refused/acting.js';
export { refusedToHero } from './refused/hero-acting.js';
export { refusedInPlanning } from './refused/planning.js';
export { refusedInSetUp } from './refused/set-up.js';
