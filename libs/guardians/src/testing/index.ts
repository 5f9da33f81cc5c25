export { aGame, home, type CreatureSetup, type GameSetup, type SeatSetup } from './a-game.js';
export * from './made-cards.js';
export { given, Scene } from './scene.js';
export * from './a-combat.js';
export { seenBy } from './seen.js';
export { rareEvents } from './rare-events.js';
