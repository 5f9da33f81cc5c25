import type { Standing } from './entrant.js';
import type { Field } from './field.js';

type MayMeet = Field['mayMeet'];

/** Whether each of these players has at least so many partners among others. */
export const havePartners = (
  players: readonly Standing[],
  among: readonly Standing[],
  mayMeet: MayMeet,
  least: number,
): boolean =>
  players.every((one) => {
    let missing = least;
    for (const other of among) {
      if (missing <= 0) return true;
      if (one !== other && mayMeet(one, other)) missing -= 1;
    }
    return missing <= 0;
  });

/**
 * Whether players can certainly all be paired, also when any of them have left: by Dirac's theorem, where each may meet half of
 * the others or more. False: perhaps not.
 * @param gone how many may have left.
 */
export const surelyPaired = (players: readonly Standing[], mayMeet: MayMeet, gone = 0): boolean =>
  players.length - gone >= 2 && havePartners(players, players, mayMeet, Math.ceil((players.length + gone) / 2));

/** Whether players who float certainly each find a partner of their own among others, all of whom are paired as well. */
export const surelyFloat = (
  floating: readonly Standing[],
  below: readonly Standing[],
  mayMeet: MayMeet,
  gone = floating.length,
): boolean => havePartners(floating, below, mayMeet, gone) && surelyPaired(below, mayMeet, gone);
