import './test-box.js';

/**
 * What a rule test with made cards needs. Its spec takes everything from here, and nothing of the engine itself but types:
 * the engine has to be loaded after the test box has put its cards beside the printed ones.
 */
export * from './made-cards.js';
export const { aGame, atTable, given, seenBy } = await import('./index.js');
export type { Scene } from './scene.js';
