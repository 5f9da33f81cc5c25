import type { Command, CommandType } from './commands.js';
import { combatCommands } from './combat/combat-commands.js';
import { discardCommands } from './discard/excess.js';
import { abilityCommands } from './effects/ability-commands.js';
import { depotCommands } from './effects/depot-commands.js';
import { declaredPassCommands, passCommands } from './flow/pass-commands.js';
import { setUpCommands } from './flow/set-up/set-up-tables.js';
import type { CommandRules, CommandTable } from './flow/turn.js';
import { moveCommands } from './moves/move-commands.js';
import { attachmentCommands } from './placement/attachment-commands.js';
import { holdCommands } from './placement/hold-commands.js';
import { stackCommands } from './placement/stack-commands.js';
import { takeBackCommands } from './placement/take-back.js';
import { reinforcingCommands } from './reinforcing/reinforcing-commands.js';
import { settlementCommands } from './settlement/settlement-commands.js';
import { turningCommands } from './turning/turning-commands.js';

/** The parts of each command. Their order is that of legal commands (guardians.md 7). */
export const commandTable: CommandTable = {
  ...setUpCommands,
  ...passCommands,
  ...declaredPassCommands,
  ...depotCommands,
  ...abilityCommands,
  ...stackCommands,
  ...holdCommands,
  ...attachmentCommands,
  ...takeBackCommands,
  ...discardCommands,
  ...turningCommands,
  ...moveCommands,
  ...reinforcingCommands,
  ...combatCommands,
  ...settlementCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = ({ type }: Pick<Command, 'type'>): CommandRules<CommandType> => commandTable[type];
