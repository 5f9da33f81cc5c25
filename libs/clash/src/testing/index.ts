export { aGame } from './a-game.js';
export { aTestCard } from './a-test-card.js';
export { captainsGame, type ClashGame } from './captains-game.js';
export { armed, duel, fight, ranged, type Fighter } from './fights.js';
export { freshGame } from './fresh-game.js';
export type { GameSetup, HeroSetup } from './game-setup.js';
export * from './made-records.js';
export { given, Scene } from './scene.js';
export { endOfTurn, hitBack, item, rule, strike, type Item } from './threats.js';
