export type { SkirmishCommandRules } from '../command-rules.js';
export { decisionSeconds } from '../decision-seconds.js';
export { upkeepEvolvers } from '../end-of-turn/upkeep.js';
export { skirmishEvolvers } from '../evolvers.js';
export { afterResignation } from './after-resignation.js';
export { openStepOf } from './open-step.js';
export { refusedInStep } from './refused-in-step.js';
export { seatsAwaited } from './seats-awaited.js';
export { opensStep, stepEvolvers } from '../steps.js';
