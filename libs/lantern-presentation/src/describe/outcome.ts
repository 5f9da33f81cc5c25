import { localized, scoredBy, type Localized, type ScorePartWords } from '#kernel';

/** Why games end (LANTERN-007). */
export const endings: Readonly<Record<string, Localized>> = {
  lastStorm: localized('the last storm has passed', 'la dernière tempête est passée'),
  lastKeeper: localized('only one keeper is left', 'il ne reste qu’un gardien'),
};

/** The names of the parts of a score. */
export const scoreParts: Readonly<Record<string, ScorePartWords>> = {
  lanterns: scoredBy('LANTERN-006', 'lanterns', 'lanternes'),
};
