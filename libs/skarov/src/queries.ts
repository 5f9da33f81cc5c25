// For the presentation of these rules alone: everything that it shows, beside the index.
export { type BaseState, emptyBase } from './base/base-state.js';
export { mostPassages, mostTiles } from './base/base.js';
export { boardOfBase } from './base/board.js';
export { connectionsOf, isControl, passagesAmong } from './base/connections.js';
export { groundAt, isUsable } from './base/ground.js';
export { layoutMemory } from './base/layout-memory.js';
export { activationSpaces, startSpaces } from './base/opening.js';
export { freeReinforcementSpaces, lieutenantSpaces, lieutenantsLeft, minionsLeft } from './base/posts.js';
export { roomName } from './base/room-names.js';
export { cellOn, faceAt, facesAtEdge, hasRoom, objectiveTiles, opensTo, roomOf, tileAt } from './base/rooms-laid.js';
export { allRooms } from './base/supply.js';
export type { Command, CommandOf } from './commands.js';
export type { LaidPassage, LaidTile } from './content/base-schema.js';
export {
  box,
  cardsOfHero,
  eventCard,
  eventCardIds,
  findEventCard,
  findHero,
  findMission,
  findObjective,
  findPowerCard,
  findRoom,
  findScenario,
  findTest,
  findTokenKind,
  findVillainSheet,
  findWoundCard,
  heroById,
  heroSheet,
  isWoundCard,
  missionById,
  objective,
  room,
  scenarioById,
  tokenKind,
  villainSheet,
  woundCardIds,
} from './content/catalogue.js';
export { content } from './content/content-schema.js';
export { door } from './content/doors.js';
export type { Article, EventCard, Room, Scenario, TestCard, Trap, VillainSheet } from './content/schema.js';
export type { Ability, Amount, Condition, Effect, Figures, Modifier, Place } from './content/vocabulary.js';
export { type Event, type EventType, type SeenEvent, events } from './events.js';
export { passageOffers } from './flow/set-up/passages.js';
export { tileOffers } from './flow/set-up/tiles.js';
export { type ArticleSubject, verdictOn } from './front-page/page.js';
export { type Options, optionsFields } from './options-fields.js';
export { book } from './rulebook.js';
export type { State } from './state.js';
export {
  type BoardView,
  type FigureView,
  type HeroView,
  type Secrets,
  type TestView,
  type View,
  type WindowView,
  viewSchema,
} from './view/view-schema.js';
export { tableOfView } from './view/table-of-view.js';
export { view } from './view/view.js';
export {
  type CardId,
  type Difficulty,
  type EndReason,
  type FigureId,
  type Rank,
  type Side,
  type SpaceId,
  type Step,
  edgeIdSchema,
  LAST_TURN,
} from './words.js';
