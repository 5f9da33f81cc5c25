export { orderCommands, stackDecks } from './initiative-order.js';
export { planByDefault, planCommands, plannable } from './plan-cards.js';
export { plansOf, type PlannableCard } from './plans.js';
export { firstUnplanned, readyCommands, seatsNotReady } from './ready.js';
export { strategyEvolvers } from './strategy-evolvers.js';
export { takeBackCommands } from './take-back.js';
