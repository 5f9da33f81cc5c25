import { assignObjectCommands } from './placement/assign-object.js';
import { endActionCommands } from './actions/end-action.js';
import { leaderCommands } from './actions/leader-action.js';
import { marketCommands } from './actions/market.js';
import { recruitmentCommands } from './actions/recruitment.js';
import { tradeCommands } from './actions/trade.js';
import type { Command, CommandType } from './commands.js';
import { cardCommands } from './effects/cards.js';
import { pickCommands } from './effects/item-effects.js';
import { orderCommands } from './effects/quest-effects.js';
import { fightCommands } from './fights/fight-commands.js';
import { absenceCommands } from './flow/absence.js';
import { actionChoiceCommands } from './choice/action-choice.js';
import { auctionCommands } from './auction/auction.js';
import { careCommands } from './care/care.js';
import { placementCommands } from './placement/placement.js';
import { setUpCommands } from './flow/set-up.js';
import type { CommandRules, CommandTable } from './flow/turn.js';

const commandTable: CommandTable = {
  ...setUpCommands,
  ...careCommands,
  ...auctionCommands,
  ...actionChoiceCommands,
  ...placementCommands,
  ...assignObjectCommands,
  ...marketCommands,
  ...tradeCommands,
  ...recruitmentCommands,
  ...leaderCommands,
  ...endActionCommands,
  ...fightCommands,
  ...cardCommands,
  ...pickCommands,
  ...orderCommands,
  ...absenceCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = <T extends CommandType>(command: Command & { readonly type: T }): CommandRules<T> =>
  commandTable[command.type];
