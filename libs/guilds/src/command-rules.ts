import { actionCommands } from './actions/action-commands.js';
import { endActionCommands } from './actions/end-action.js';
import { auctionCommands } from './auction/auction.js';
import { campaignCommands } from './campaigns/campaign-commands.js';
import { careCommands } from './care/care.js';
import { actionChoiceCommands } from './choice/action-choice.js';
import { combatCommands } from './combats/combat-commands.js';
import type { Command } from './commands.js';
import { effectCommands } from './effects/effect-commands.js';
import { elementCommands } from './fights/choose-element.js';
import { absenceCommands } from './flow/absence.js';
import { setUpCommands } from './flow/set-up.js';
import type { CommandRules, CommandTable } from './flow/turn.js';
import { assignObjectCommands } from './placement/assign-object.js';
import { placementCommands } from './placement/placement.js';

/** Every command, in the order in which a seat is offered those that one step takes. */
export const commandRules: CommandTable = {
  ...setUpCommands,
  ...careCommands,
  ...auctionCommands,
  ...actionChoiceCommands,
  ...placementCommands,
  ...actionCommands,
  ...campaignCommands,
  ...combatCommands,
  ...elementCommands,
  ...endActionCommands,
  ...effectCommands,
  ...assignObjectCommands,
  ...absenceCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = ({ type }: Pick<Command, 'type'>): CommandRules => commandRules[type];
