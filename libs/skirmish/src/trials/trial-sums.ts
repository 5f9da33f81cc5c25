import { highestTotal } from '../dice/dice.js';

/**
 * The effect of a −1 token on a test: it takes one die away (`DICE`, Clash: CLASH-160), or lowers the total (`SUM`, Skarov:
 * SKAROV-TEST-06).
 */
export type MalusMode = 'DICE' | 'SUM';

/** A characteristic test as it stands now. */
export interface TrialTerms {
  /** Test dice as printed. */
  readonly difficulty: number;
  /** −1 tokens on it, 0 or more. */
  readonly maluses: number;
  readonly malusMode: MalusMode;
  /** The other additions to the total: heroes in play where the symbol is (SKAROV-TEST-03), tokens on the result. */
  readonly toTotal?: number;
}

/** The dice of a test, and the additions to them. */
export interface Trial {
  readonly dice: number;
  readonly toTotal: number;
}

/** The dice of a test and what is added to them; never fewer than no dice (CLASH-157, CLASH-160, SKAROV-TEST-03). */
export function trialOf({ difficulty, maluses, malusMode, toTotal = 0 }: TrialTerms): Trial {
  return malusMode === 'DICE'
    ? { dice: Math.max(0, difficulty - maluses), toTotal }
    : { dice: Math.max(0, difficulty), toTotal: toTotal - maluses };
}

/** The total of a roll (CLASH-157). */
export const totalOf = (trial: Trial, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, trial.toTotal);

/** Whether a total passes: equal is enough (CLASH-158). */
export const passes = (total: number, characteristic: number): boolean => total <= characteristic;

/** Whether a test cannot fail, so that nothing is rolled (CLASH-161, SKAROV-TEST-08). */
export const isSure = (trial: Trial, characteristic: number): boolean =>
  passes(highestTotal(trial.dice) + trial.toTotal, characteristic);
