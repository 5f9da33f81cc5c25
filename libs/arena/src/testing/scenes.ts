/* Loaded by with-made-cards.js, after the made cards have been put beside the library. */
export { aGame } from './a-game.js';
export type { GameSetup, PlacedSetup, SeatSetup } from './game-setup.js';
export { given, Scene } from './scene.js';
export { scripted, type Chance, type ScriptedChance } from './scripted-random.js';
export { ScriptedTurn } from './scripted-turn.js';
