import { both, type Localized } from '#kernel';
import type { Reason } from '#guardians/queries';

/** Why games end (GUARD-210, GUARD-215, GUARD-216). */
export const endings: Readonly<Record<Reason, Localized>> = {
  SHIELDS: both('five shields of one player are destroyed', 'cinq Boucliers d’un joueur sont détruits'),
  LANDS: both('one player controls all six lands', 'un joueur contrôle les six contrées'),
  GUARDIAN: both('a guardian has been beaten', 'un Gardien a été vaincu'),
  CONCEDED: both('a player has given up', 'un joueur a abandonné'),
  LIMIT: both('the last turn is played', 'le dernier tour est joué'),
};

/** The names of the parts of a score. */
export const scoreParts: Readonly<Record<string, Localized>> = { win: both('victory', 'victoire') };
