// For the presentation of these rules alone: everything that it shows, beside the index.
export type { Command, CommandOf } from './commands.js';
export { articleValues } from './content/article-values.js';
export type { CardEntries } from './content/card-entries.js';
export {
  box,
  findHero,
  findMission,
  findObjectKind,
  findPowerCard,
  findReferenceCard,
  findScenario,
  findSidekick,
  findTileFace,
  findTokenKind,
  findVillainSheet,
  findWoundCard,
  heroById,
  heroSheet,
  isWoundCard,
  missionById,
  objectKind,
  powerCard,
  scenarioById,
  sidekick,
  tileFace,
  tokenKind,
  villainSheet,
} from './content/catalogue.js';
export { type ScenarioTexts, scenarioTexts } from './content/scenario-texts.js';
export type { PowerCard, ReferenceCard, Scenario, ScenarioPlan, Technique } from './content/schema.js';
export type { Amount, Condition, Deed, Effect, Figures, Power } from './content/vocabulary.js';
export { type Event, type EventType, type SeenEvent, events } from './events.js';
export type { Options } from './options-fields.js';
export { optionsSchema } from './options.js';
export { book } from './rulebook.js';
export type { State } from './state.js';
export { boardOfScenario } from './table/layout.js';
export { firstMainHero } from './table/heroes.js';
export { onTableOf } from './table/on-table.js';
export { planOf, scenarioOf } from './table/scenario.js';
export {
  type BoardView,
  type FigureView,
  type HeroView,
  type SideView,
  type TestView,
  type View,
  type WindowView,
  viewSchema,
} from './view/view-schema.js';
export { tableOfView } from './view/table-of-view.js';
export { view } from './view/view.js';
export type {
  ArticleId,
  CardId,
  Characteristic,
  EndReason,
  FigureId,
  MissionId,
  Newspaper,
  Outcome,
  PowerId,
  Rank,
  Side,
  SpaceId,
  Step,
  TestId,
} from './words.js';
