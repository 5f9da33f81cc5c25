// For the presentation of these rules alone: everything that it shows, beside the index.
export type { Command, CommandOf, CommandType, Target as CommandTarget } from './commands.js';
export { printed } from './content/catalogue.js';
export { KEPT } from './discard/excess.js';
export { changesSomething } from './effects/operations/lasting-operations.js';
export type { Use } from './effects/operations/operation-rules.js';
export { rulesOfCombat } from './effects/rules-of-combat.js';
export { effectsNow, isTimed } from './effects/timing.js';
export type { Event, EventType, SeenEvent } from './events.js';
export type { combatEvents } from './events/combat-events.js';
export type { effectEvents } from './events/effect-events.js';
export type { enlistmentEvents } from './events/enlistment-events.js';
export type { ShownCard } from './events/event-fields.js';
export type { flowEvents } from './events/flow-events.js';
export type { handEvents } from './events/hand-events.js';
export type { Why, movementEvents } from './events/movement-events.js';
export type { raidEvents } from './events/raid-events.js';
export type { setUpEvents } from './events/set-up-events.js';
export type { settlementEvents } from './events/settlement-events.js';
export { initialState, noMarks } from './initial-state.js';
export { type Options, optionsSchema } from './options.js';
export { rulebook } from './rulebook.js';
export type { Combat, InForce, Placed, Player, State, Stronghold, Target } from './state.js';
export { cardOf } from './table/cards.js';
export { playerOf, type positions, strongholdOf } from './table/players.js';
export { garrisonTypes, isGarrisonCard, isShieldCard } from './table/sorts.js';
export { sourceCard } from './table/sources.js';
export { duellistOf } from './totals/duellists.js';
export { influenceAfterCap, rangedStrengthUnder } from './totals/support.js';
export { challengeTotal, totalOf } from './totals/total.js';
export { isCompared, lowerWins, roundWinner } from './totals/winner.js';
export { resample } from './view/resample.js';
export {
  type CombatView,
  type OwnView,
  type PlacedView,
  type PlayerView,
  type StrongholdView,
  type View,
  viewSchema,
} from './view/view-schema.js';
export { view } from './view/view.js';
export type { Place, Reason, Round, Step } from './words.js';
