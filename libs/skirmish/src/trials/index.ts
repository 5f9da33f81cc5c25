export { placedTest, placedTests, testState, type PlacedTest } from './places.js';
export { trialCommands } from './trial-commands.js';
export { settleTest, trialEvolvers } from './trial-evolvers.js';
export { testFrame } from './trial-frame.js';
export { trialOf, type MalusMode } from './trial-sums.js';
export { trialTerms } from './trial-terms.js';
export { testRunner } from './trial.js';
