export { doorsOpenAtStart, type Space } from './board.js';
export { buildBoard, type Passage, type PlacedTile } from './build-board.js';
export { boardProblems } from './check-board.js';
export { faceProblems } from './check-face.js';
export { zoneDistance, zoneDistances, zoneGraph } from './distances.js';
export { footprintOf, footprintProblem, isAdjacentToObject, type FootprintProblem } from './footprints.js';
export { adjacentSpaces, areCellsAdjacent, isLineClear } from './lines.js';
export { edgeSchema, tileFaceSchema, type CellEdge, type TileFace } from './tile-face.js';
