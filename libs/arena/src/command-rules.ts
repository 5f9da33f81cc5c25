import { buildingCommands } from '#cards/brought';
import { challengeCommands } from './challenge/challenge-commands.js';
import { corruptionCommands } from './combat/corruption-commands.js';
import { secondaryCommands } from './combat/secondary-commands.js';
import { supportCommands } from './combat/support-commands.js';
import type { Command, CommandType } from './commands.js';
import { discardCommands } from './discard/discard-commands.js';
import { abilityCommands } from './effects/ability-commands.js';
import { depotCommands } from './effects/depot-commands.js';
import { enlistmentCommands } from './enlistment/enlistment-commands.js';
import { entranceCommands } from './entrance/entrance-commands.js';
import { declaredPassCommands, passCommands } from './flow/pass-commands.js';
import type { CommandRules, CommandTable } from './flow/turn.js';
import { raidCommands } from './raid/raid-commands.js';
import { rulebook } from './rulebook.js';
import { settlementCommands } from './settlement/settlement-commands.js';

/** The parts of each command. Their order is that of legal commands. */
export const commandTable: CommandTable = {
  ...buildingCommands(rulebook),
  ...passCommands,
  ...enlistmentCommands,
  ...discardCommands,
  ...entranceCommands,
  ...corruptionCommands,
  ...settlementCommands,
  ...challengeCommands,
  ...depotCommands,
  ...supportCommands,
  ...abilityCommands,
  ...secondaryCommands,
  ...raidCommands,
  ...declaredPassCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = ({ type }: Pick<Command, 'type'>): CommandRules<CommandType> => commandTable[type];
