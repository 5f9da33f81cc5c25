/* Loaded by with-made-cards.js, after the made cards have been put beside the library. */
export { aGame } from './a-game.js';
export { given } from './scene.js';
export { ScriptedTurn } from './scripted-turn.js';
