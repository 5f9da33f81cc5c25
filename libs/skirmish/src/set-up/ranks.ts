import type { Difficulty, Rank } from '../content/words.js';

/** The rank that the difficulty of a scenario asks for (CLASH-068, SKAROV-RANK-01). */
export const rankOfDifficulty: Readonly<Record<Difficulty, Rank>> = {
  EASY: 'ROOKIE',
  NORMAL: 'HERO',
  HARD: 'VETERAN',
};
