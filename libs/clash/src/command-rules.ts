import type { Command, CommandType } from './commands.js';
import { attackCommands } from './activation/attack-command.js';
import { moveCommands } from './activation/move.js';
import { objectCommands } from './activation/object-command.js';
import { powerCommands } from './activation/power-command.js';
import { specialActionCommands } from './activation/special-action-command.js';
import { testCommands } from './activation/test-command.js';
import { windowCommands } from './activation/window-commands.js';
import { activationCommands } from './flow/activation/activation.js';
import { advancementCommands } from './flow/advancement.js';
import { promotionCommands } from './flow/end-of-turn/promotion.js';
import { cardChoiceCommands } from './flow/set-up/card-choice.js';
import { consentCommands } from './flow/set-up/consent.js';
import { heroCommands } from './flow/set-up/heroes.js';
import { newspaperCommands } from './flow/set-up/newspapers.js';
import { placementCommands } from './flow/set-up/placement.js';
import { sidekickCommands } from './flow/set-up/sidekicks.js';
import { teamUpCommands } from './flow/set-up/team-up.js';
import { orderCommands } from './flow/strategy/initiative-order.js';
import { planCommands } from './flow/strategy/plan-cards.js';
import { readyCommands } from './flow/strategy/strategy.js';
import { takeBackCommands } from './flow/strategy/take-back.js';
import { tokenCommands } from './flow/strategy/team-up-tokens.js';
import type { CommandRules, CommandTable } from './flow/turn.js';

/** What every command is made of; the entries stand beside their topic. */
const commandTable: CommandTable = {
  ...consentCommands,
  ...heroCommands,
  ...teamUpCommands,
  ...cardChoiceCommands,
  ...sidekickCommands,
  ...newspaperCommands,
  ...placementCommands,
  ...planCommands,
  ...tokenCommands,
  ...takeBackCommands,
  ...orderCommands,
  ...readyCommands,
  ...activationCommands,
  ...promotionCommands,
  ...advancementCommands,
  ...moveCommands,
  ...attackCommands,
  ...testCommands,
  ...objectCommands,
  ...powerCommands,
  ...specialActionCommands,
  ...windowCommands,
};

/** Every type of command, in the order of the table of section 7. */
export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

/** The rules of a command, by its type. */
export const rulesOf = <T extends CommandType>(
  command: Pick<Command & { readonly type: T }, 'type'>,
): CommandRules<T> => commandTable[command.type] as unknown as CommandRules<T>;
