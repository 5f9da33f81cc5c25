export {
  Board,
  doorsOpenAtStart,
  type BoardParts,
  type Door,
  type DoorId,
  type Feature,
  type OpenDoors,
  type Space,
  type Zone,
  type ZoneId,
} from './board.js';
export { buildBoard, type Layout, type Passage, type PlacedTile } from './build-board.js';
export {
  beyond,
  cellOf,
  compareCells,
  isSameCell,
  spaceDistance,
  spaceIdOf,
  tileSize,
  turned,
  turnedCell,
  turnedEdge,
  turnedOffset,
  type Cell,
  type EdgeOfCell,
  type SpaceId,
} from './cells.js';
export { boardProblems, type BoardPlan } from './check-board.js';
export { faceProblems, type BoardProblem } from './check-face.js';
export {
  attackDice,
  highestTotal,
  rollAttack,
  rollOn,
  rollTest,
  successesOf,
  testDie,
  type AttackDie,
  type AttackFace,
  type AttackRoll,
  type Rolled,
  type RolledDie,
} from './dice.js';
export { neighbourZones, zoneDistance, zoneDistances } from './distances.js';
export { footprintOf, footprintProblem, isAdjacentToObject, type FootprintProblem } from './footprints.js';
export { entersCell, touchesEdge } from './line-tests.js';
export { adjacentSpaces, areAdjacent, areCellsAdjacent, isLineClear, meetsWall } from './lines.js';
export { mostPlays, plansOf, type PlannableCard, type PlanSide, type Play } from './plans.js';
export { reach, whyOutOfReach, type MoveKind, type Mover, type OutOfReach, type Standing, type Way } from './reach.js';
export * from './tile-face.js';
export { isSure, passes, totalOf, trialOf, type MalusMode, type Trial, type TrialTerms } from './trials.js';
export { isOutByWounds, settleDamage, type DamageSettled } from './wounds.js';
