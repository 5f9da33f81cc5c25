export { activeHero, pay, whyNoAction, whyNotActing } from './acting.js';
export { actionsAtStart, activationEvolvers, isActivationOver } from './activation.js';
export { layOpen } from './lay-open.js';
export { moveCommands } from './move-commands.js';
export { powerCommands } from './power-commands.js';
export { isWeakness, pushReveal, runReveal } from './powers-at-reveal.js';
