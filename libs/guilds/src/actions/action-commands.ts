import { leaderCommands } from './leader-action.js';
import { marketCommands } from './market.js';
import { recruitmentCommands } from './recruitment.js';
import { tradeCommands } from './trade.js';

/** The commands of the four actions that are no fights. */
export const actionCommands = {
  ...marketCommands,
  ...tradeCommands,
  ...recruitmentCommands,
  ...leaderCommands,
};
