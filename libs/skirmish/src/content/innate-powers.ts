import type { Hero, InnatePower, VillainSheet } from './records/records.js';

/** The powers that sheets print: those of heroes at every rank, then those of villains. */
export const powersOfSheets = (
  heroes: readonly Pick<Hero, 'sheets'>[],
  villains: readonly Pick<VillainSheet, 'powers'>[],
): InnatePower[] => [
  ...heroes.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate)),
  ...villains.flatMap(({ powers }) => powers),
];
