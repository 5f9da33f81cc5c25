import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';
import type { Reason } from '#arena/queries';

/** Why games end. */
export const endings: Readonly<Record<Reason, Localized>> = {
  VICTORIOUS: localized('five creatures of one player are victorious', 'un joueur compte cinq créatures victorieuses'),
  RUINS: localized('all three strongholds of one player are ruins', 'les trois Forteresses d’un joueur sont en ruine'),
  GUARDIAN: localized('a guardian has fallen in a challenge', 'un Gardien est tombé lors d’un défi'),
  CONCEDED: localized('a player has given up', 'un joueur a abandonné'),
  LIMIT: localized('the last turn is played', 'le dernier tour est joué'),
};

/** The names of the parts of a score. */
export const scoreParts: Readonly<Record<string, ScorePartWords>> = {
  win: scoredBy('ARENA-END-09', 'victory', 'victoire'),
};
