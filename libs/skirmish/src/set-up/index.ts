export { emptyTable, newSeat } from './empty-table.js';
export { buildSet, inCardOrder, recordedSet } from './hero-set.js';
export { freeHeroes, heroChoice, refusedHero } from './heroes.js';
export { rollMission } from './missions.js';
export { newFigure, newHero } from './newcomers.js';
export { freeStarts, placementCommands, placementSteps, unplaced } from './placement.js';
export { rankOfDifficulty } from './ranks.js';
