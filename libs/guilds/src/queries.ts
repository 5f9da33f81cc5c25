// For the presentation of these rules alone: everything that it shows, beside the index.
export type { Choices, Command, CommandOf, CommandType } from './commands.js';
export {
  actionCard,
  content,
  fighter,
  findGuildTile,
  findItem,
  findLeader,
  findMage,
  findQuest,
  guildTile,
  guildTiles,
  isMage,
  item,
  items,
  leader,
  leaders,
  mage,
  mages,
  quest,
  quests,
} from './content/catalogue.js';
export {
  ALIGNMENT_LIMIT,
  ALIGNMENT_STEP_PRICE,
  BONUS_ALIGNMENT_STEPS,
  COMBAT_DIE_FACES,
  HEALING_PRICE,
  LEADER_EXCHANGE_PRICE,
  OBJECTIVE_POINTS,
  PLACED_AT_ONCE,
  SALE_PRICE,
  TRADE_DISCOUNTS,
} from './content/constants.js';
export { type Effect, type Mechanic, effectSchema, mechanics } from './content/effects.js';
export type { FighterId, GuildTileId, ItemId, LeaderId, MageId, QuestId } from './content/ids.js';
export { elementNames, objectiveNames, rubies, signed } from './content/phrases.js';
export type { Mage, Monster, Quest } from './content/schema.js';
export {
  type Action,
  type Element,
  type ElementValues,
  type ObjectiveKind,
  type Side,
  actions,
  elements,
  objectiveKinds,
} from './content/vocabulary.js';
export type { Event, EventOf, EventType, SeenEvent } from './events.js';
export type { actionEvents } from './events/action-events.js';
export type { campaignEvents } from './events/campaign-events.js';
export type { combatEvents } from './events/combat-events.js';
export type { effectEvents } from './events/effect-events.js';
export type { setUpEvents } from './events/set-up-events.js';
export type { turnEvents } from './events/turn-events.js';
export type { State } from './state.js';
export { meets } from './table/alignment.js';
export type { CampaignView, CombatView } from './view/fight-view-schema.js';
export type { GuildView, OwnView, View } from './view/view-schema.js';
export { type Dice, type EndReason, type SecondChoice, type Step, secondChoices } from './words.js';
