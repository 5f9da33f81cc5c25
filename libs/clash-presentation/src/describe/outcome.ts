import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';
import type { EndReason, Side } from '#clash/queries';

/** The names of the sides. */
export const seatNames: Readonly<Record<Side, Localized>> = {
  A: localized('Side A', 'Camp A'),
  B: localized('Side B', 'Camp B'),
};

/** Why games end. */
export const endings: Readonly<Record<EndReason, Localized>> = {
  OBJECTIVE: localized('an objective is met', 'un objectif est rempli'),
  VILLAIN_OBJECTIVE: localized('the villain has what it wanted', 'le super-vilain a ce qu’il voulait'),
  SHEET: localized('the threat has come to its end', 'la menace est arrivée à son terme'),
  NO_HERO: localized('no hero is left in play', 'plus aucun héros n’est en jeu'),
  TURN_LIMIT: localized('the last turn is played', 'le dernier tour est joué'),
  RESIGNATION: localized('a side has resigned', 'un camp a abandonné'),
  VICTORY: localized('the scenario is won', 'le scénario est gagné'),
};

/** The names of the parts of a score (CLASH-187). */
export const scoreParts: Readonly<Record<string, ScorePartWords>> = {
  objectives: scoredBy('CLASH-186', 'objectives', 'objectifs'),
  praise: scoredBy('CLASH-182', 'praise', 'éloges'),
  discredit: scoredBy('CLASH-183', 'discredit', 'discrédit'),
};
