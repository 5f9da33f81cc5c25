export { aGame } from './a-game.js';
export { atTable } from './at-table.js';
export type { GameSetup, GuildSetup, Moment } from './game-setup.js';
export * from './made-cards.js';
export { given, Scene } from './scene.js';
export { seenBy } from './seen-by.js';
export { aCampaign, aCombat, aRaid } from './fights.js';
