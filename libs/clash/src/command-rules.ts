import type { Command, CommandType } from './commands.js';
import { flowCommands } from './flow/flow-commands.js';
import type { CommandRules, CommandTable } from './flow/step-rules.js';
import { machineCommands } from './machine/machine-commands.js';

const commandTable: CommandTable = { ...flowCommands, ...machineCommands };

/** Every type of command, in the order of the table of section 7. */
export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

/** The rules of a command, by its type. */
export const rulesOf = <T extends CommandType>(
  command: Pick<Command & { readonly type: T }, 'type'>,
): CommandRules<T> => commandTable[command.type] as unknown as CommandRules<T>;
