import { activationCommands } from './activation/activation.js';
import {
  moveCommands,
  powerCommands,
  attackCommands,
  advancementCommands,
  windowCommands,
  planCommands,
  trialCommands,
} from './shared.js';
import { specialActionCommands } from './activation/special-action-commands.js';
import type { Command } from './commands.js';
import { promotionCommands } from './end-of-turn/promotion.js';
import { cardChoiceCommands } from './flow/set-up/card-choice.js';
import { consentCommands } from './flow/set-up/consent.js';
import { heroCommands } from './flow/set-up/heroes.js';
import { newspaperCommands } from './flow/set-up/newspapers.js';
import { placementCommands } from './flow/set-up/placement.js';
import { sidekickCommands } from './flow/set-up/sidekicks.js';
import { teamUpCommands } from './flow/set-up/team-up.js';
import type { CommandRules, CommandTable } from './flow/turn.js';
import { objectCommands } from './objects/object-commands.js';
import { orderCommands } from './strategy/initiative-order.js';
import { readyCommands } from './strategy/strategy.js';
import { takeBackCommands } from './strategy/take-back.js';
import { tokenCommands } from './strategy/team-up-tokens.js';

/** The parts of every command, in the order of the table of section 7; the entries stand beside their topic. */
export const commandRules: CommandTable = {
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
  ...trialCommands,
  ...objectCommands,
  ...powerCommands,
  ...specialActionCommands,
  ...windowCommands,
};

/** The rules of a command, by its type. */
export const rulesOf = ({ type }: Pick<Command, 'type'>): CommandRules => commandRules[type];
