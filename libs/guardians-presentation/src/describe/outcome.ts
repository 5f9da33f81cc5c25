import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';
import type { Reason } from '#guardians/queries';

/** Why games end (GUARD-210, GUARD-215, GUARD-216). */
export const endings: Readonly<Record<Reason, Localized>> = {
  SHIELDS: localized('five shields of one player are destroyed', 'cinq Boucliers d’un joueur sont détruits'),
  LANDS: localized('one player controls all six lands', 'un joueur contrôle les six contrées'),
  GUARDIAN: localized('a guardian has been beaten', 'un Gardien a été vaincu'),
  CONCEDED: localized('a player has given up', 'un joueur a abandonné'),
  LIMIT: localized('the last turn is played', 'le dernier tour est joué'),
};

/** The names of the parts of a score. */
export const scoreParts: Readonly<Record<string, ScorePartWords>> = {
  win: scoredBy('GUARD-210', 'victory', 'victoire'),
};
