export { cardChecks } from './card-checks.js';
export { guardianIdOf, otherSeat, playerOf, positions, strongholdOf } from './players.js';
export { printedOnSource, shownSource } from './sources.js';
