import { both, type Localized } from '#kernel';
import type { EndReason } from '#clash/queries';

/** Why games end. */
export const endings: Readonly<Record<EndReason, Localized>> = {
  OBJECTIVE: both('an objective is met', 'un objectif est rempli'),
  VILLAIN_OBJECTIVE: both('the villain has what it wanted', 'le super-vilain a ce qu’il voulait'),
  SHEET: both('the threat has come to its end', 'la menace est arrivée à son terme'),
  NO_HERO: both('no hero is left in play', 'plus aucun héros n’est en jeu'),
  TURN_LIMIT: both('the last turn is played', 'le dernier tour est joué'),
  RESIGNATION: both('a side has resigned', 'un camp a abandonné'),
  VICTORY: both('the scenario is won', 'le scénario est gagné'),
};

/** The names of the parts of a score (CLASH-187). */
export const scoreParts: Readonly<Record<string, Localized>> = {
  objectives: both('objectives', 'objectifs'),
  praise: both('praise', 'éloges'),
  discredit: both('discredit', 'discrédit'),
};
