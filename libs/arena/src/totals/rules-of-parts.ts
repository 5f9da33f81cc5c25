import { ruledBy, type RulesOfParts } from '#cards/totals';
import { rulebook } from '../rulebook.js';

/** The rule that lets an effect of a card count in a total, by what the effect is of (cards.md 6). */
const inCombat: RulesOfParts = {
  BASE: 'ARENA-MOD-07',
  OFF_COLOR: 'ARENA-OCB-02',
  TEXT: 'ARENA-MOD-05',
  ITEM: 'ARENA-PRI-06',
  TERRAIN: 'ARENA-MOD-06',
  STRONGHOLD: 'ARENA-RAI-09',
  GUARDIAN: 'ARENA-STD-01',
  COMMAND: 'ARENA-MOD-02',
  RANGED: 'ARENA-RNG-02',
  INFLUENCE: 'ARENA-INF-02',
  PLAYED: 'ARENA-SPL-02',
  ENEMY: 'ARENA-MOD-05',
  RED: 'ARENA-RED-01',
  SIDE_TOTAL: 'ARENA-SEC-04',
  ANNULLED: 'ARENA-FLY-01',
};

/** In a challenge only what speaks of challenges counts, and what was played for it. */
const inChallenge: RulesOfParts = { ...inCombat, TEXT: 'ARENA-CHA-07', PLAYED: 'ARENA-CHA-08' };

/** Every part of a combat's total with its rule: what an effect adds too. */
export const ruledInCombat = ruledBy(rulebook, inCombat);

/** The same of a challenge. */
export const ruledInChallenge = ruledBy(rulebook, inChallenge);
