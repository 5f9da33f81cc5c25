export { attackDice, successesOf, testDie } from './dice.js';
export { hitChance, passChance } from './odds.js';
