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
  type EdgeOfCell,
} from './cells.js';
