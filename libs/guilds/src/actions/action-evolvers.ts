import { leaderEvolvers } from './leader-action.js';
import { marketEvolvers } from './market.js';
import { recruitmentEvolvers } from './recruitment-evolvers.js';
import { tradeEvolvers } from './trade.js';

/** How the events of the four actions that are no fights change the state. */
export const actionEvolvers = {
  ...marketEvolvers,
  ...tradeEvolvers,
  ...recruitmentEvolvers,
  ...leaderEvolvers,
};
