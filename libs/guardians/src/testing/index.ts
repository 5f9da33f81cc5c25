export { aGame, home } from './a-game.js';
export type { CreatureSetup, GameSetup, SeatSetup, StackSetup } from './game-setup.js';
export * from './made-cards.js';
export { given, Scene } from './scene.js';
export * from './a-combat.js';
export { aDuel, comparison, totalsIn } from './a-duel.js';
export { seenBy } from './seen.js';
export { rareEvents } from './rare-events.js';
export { largestPlacement, largestWindow } from './largest-positions.js';
