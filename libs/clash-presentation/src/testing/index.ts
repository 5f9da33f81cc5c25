export { captainsGame, type ClashGame } from './captains-game.js';
