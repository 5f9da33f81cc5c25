import './test-box.js';

/**
 * What a rule test needs. Its spec takes everything from here, and nothing of the engine itself but types (and of
 * modules that read no content): the engine has to be loaded after the test box has put its records beside the printed ones.
 */
export * from './made-records.js';
export const { aGame } = await import('./a-game.js');
export const { freshGame } = await import('./fresh-game.js');
export const { given } = await import('./scene.js');
export type { GameSetup, HeroSetup } from './game-setup.js';
export type { Scene } from './scene.js';
