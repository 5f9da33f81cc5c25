import { both, type Localized } from '#kernel';
import type { Reason } from '../words.js';

/** Why games end. */
export const endings: Readonly<Record<Reason, Localized>> = {
  VICTORIOUS: both('enough creatures are victorious', 'assez de créatures sont victorieuses'),
  RUINS: both('every stronghold of a castle lies in ruins', 'toutes les Forteresses d’un château sont en ruines'),
  GUARDIAN: both('a guardian has fallen in a challenge', 'un Gardien est tombé lors d’un défi'),
  CONCEDED: both('a player has given up', 'un joueur a abandonné'),
  LIMIT: both('the last turn is played', 'le dernier tour est joué'),
};

/** What the parts of a score are called. */
export const scoreParts: Readonly<Record<string, Localized>> = { win: both('victory', 'victoire') };
