export { aGame } from './a-game.js';
export { atTable } from './at-table.js';
export type { GameSetup, GuildSetup, Moment } from './game-setup.js';
export { given, Scene } from './scene.js';
export { scripted, type Chance, type ScriptedChance } from './scripted-random.js';
export { ScriptedTurn } from './scripted-turn.js';
export { seenBy } from './seen-by.js';
