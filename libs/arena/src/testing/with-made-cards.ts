import './test-box.js';

/**
 * What a rule test with made cards needs. Its spec takes everything from here, and nothing of the engine itself but types:
 * the engine has to be loaded after the test box has put its cards beside the library. A spec that tests a function of the
 * engine loads it the same way: `const { totalOf } = await import('./total.js');` after this import.
 */
export * from './made-cards.js';
export const { aGame, given, ScriptedTurn } = await import('./scenes.js');
export type { Scene } from './scene.js';
export type { GameSetup, SeatSetup } from './game-setup.js';
