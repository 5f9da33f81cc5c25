import { leaderSteps } from './leader-action.js';
import { recruitmentSteps } from './recruitment.js';
import { tradeSteps } from './trade.js';
import { workSteps } from './work.js';

/** The steps of the four actions that are no fights. */
export const actionSteps = {
  ...workSteps,
  ...tradeSteps,
  ...recruitmentSteps,
  ...leaderSteps,
};
