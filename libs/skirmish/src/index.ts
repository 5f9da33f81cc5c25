// The words that all games with figures use. Rules are behind the door of their chapter: `#skirmish/attacking`, `#skirmish/wounds`.
export { Board, type DoorId, type OpenDoors, type ZoneId } from './board/board.js';
export type { Cell, SpaceId } from './cells/cells.js';
export { skirmishCommands, type SkirmishCommand } from './commands.js';
export {
  articleIdSchema,
  attackModeSchema,
  cardIdSchema,
  cardSideSchema,
  characteristicSchema,
  characteristics,
  difficultySchema,
  figureIdSchema,
  idSchema,
  pieceIdSchema,
  ranks,
  spaceIdSchema,
  testIdSchema,
  testKeySchema,
  type ArticleId,
  type CardId,
  type CardSide,
  type Characteristic,
  type Difficulty,
  type FigureId,
  type MissionId,
  type PieceId,
  type PowerId,
  type Rank,
  type TestId,
  type TestKey,
} from './content/words.js';
export { skirmishRefusals } from './refusals.js';
export type { RuleKey } from './rule-keys.js';
export type { Rulebook, Scope, SheetNumbers, Table } from './rulebook.js';
export type { TableTurn } from './skirmish-turn.js';
export type {
  BoardToken,
  Figure,
  HeroState,
  Play,
  SeatState,
  Side,
  SideState,
  SkirmishState,
  TestState,
  TimedModifier,
  Window,
} from './state.js';
