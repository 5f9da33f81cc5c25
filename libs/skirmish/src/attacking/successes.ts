import { successesOf } from '../dice/dice.js';
import type { AttackFrame } from '../machine/frames.js';

/** The successes of the dice as they lie, with what powers have added or taken off; never below 0 (CLASH-146, CLASH-267). */
export const successesNow = ({ dice, change }: AttackFrame): number =>
  Math.max(0, successesOf(dice.flatMap(({ faces }) => faces)) + change);
