// For the presentation of these rules alone: everything that it shows, beside the index.
export { isWeakness } from './activation/powers-at-reveal.js';
export type { Board, OpenDoors, ZoneId } from './board/board.js';
export { buildBoard } from './board/build-board.js';
export {
  type Cell,
  type EdgeOfCell,
  type SpaceId,
  cellOf,
  compareCells,
  tileSize,
  turned,
  turnedCell,
  turnedOffset,
} from './board/cells.js';
export { zoneDistance, zoneGraph } from './board/distances.js';
export { adjacentSpaces, areCellsAdjacent, isLineClear } from './board/lines.js';
export type { CellEdge, TileFace } from './board/tile-face.js';
export type { SkirmishCommand } from './commands.js';
export { nodesOf } from './content/lint/walk.js';
export type { PowerCard, Technique } from './content/records/records.js';
export type { Amount, Condition, Effect, Figures, Modifier, Power } from './content/vocabulary/language.js';
export type { Until } from './content/vocabulary/terms.js';
export {
  type CardId,
  type CardSide,
  type Characteristic,
  type FigureId,
  type MissionId,
  type Rank,
  type TestId,
  ranks,
} from './content/words.js';
export type { skirmishEvents } from './events/skirmish-events.js';
export type { Weighed } from './machine/frames.js';
export { hitChance, passChance } from './odds.js';
export type { Rulebook } from './rulebook.js';
export type { Play, Side } from './state.js';
export { HERO_ACTIONS, MOST_ACTIONS } from './table/hero-actions.js';
export { powerOnLeft } from './table/powers.js';
export type { MalusMode } from './trials/trial-sums.js';
