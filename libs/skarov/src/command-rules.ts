import { endCommands } from './activation/end-activation.js';
import { eventCommands } from './activation/play-event.js';
import { answerCommands } from './activation/push-back.js';
import { actionCommands, villainSlotCommands } from './activation/villain-slots.js';
import { advancementCommands, placementCommands } from './shared.js';
import type { Command } from './commands.js';
import { roomCommands } from './end-of-turn/rooms.js';
import { buildCommands } from './flow/set-up/building.js';
import { heroCommands } from './flow/set-up/heroes.js';
import { rankCommands } from './flow/set-up/ranks.js';
import { scenarioCommands } from './flow/set-up/scenario.js';
import type { CommandRules, CommandTable } from './flow/turn.js';
import { showCommands, takeBackCommands } from './strategy/shown-cards.js';
import { planningCommands } from './strategy/strategy.js';
import { doorCommands } from './trials/doors.js';
import { trialCommands } from './trials/trial-commands.js';

/** The parts of every command, in the order of the table of section 7.1; the entries stand beside their topic. */
export const commandRules: CommandTable = {
  ...scenarioCommands,
  ...heroCommands,
  ...rankCommands,
  ...buildCommands,
  ...placementCommands,
  ...planningCommands,
  ...takeBackCommands,
  ...showCommands,
  ...villainSlotCommands,
  ...actionCommands,
  ...answerCommands,
  ...trialCommands,
  ...doorCommands,
  ...eventCommands,
  ...endCommands,
  ...roomCommands,
  ...advancementCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = ({ type }: Pick<Command, 'type'>): CommandRules => commandRules[type];
