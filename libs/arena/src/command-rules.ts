import { combatCommands } from './combat/combat-commands.js';
import type { Command, CommandType } from './commands.js';
import { effectCommands } from './effects/effect-commands.js';
import { passCommands } from './flow/passes.js';
import type { CommandRules, CommandTable } from './flow/step-rules.js';
import { phaseCommands } from './phases/phase-commands.js';
import { raidCommands } from './raid/raid-commands.js';

const commandTable: CommandTable = {
  ...passCommands,
  ...phaseCommands,
  ...combatCommands,
  ...effectCommands,
  ...raidCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = <T extends CommandType>(command: Command & { readonly type: T }): CommandRules<T> =>
  commandTable[command.type];
