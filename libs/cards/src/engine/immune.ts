import type { AttackSort } from '../words.js';
import type { Fight } from './fight.js';
import type { CardKey } from '../ids.js';
import { isImmuneToAttack, isImmuneToCreature } from './immunity.js';
import { asItIs } from './readings.js';

/** Immune, in this fight, to attacks of a sort: FIRE, FEAR, AOE or RANGED. */
export const isImmune = (fight: Fight, creature: CardKey, sort: AttackSort): boolean =>
  isImmuneToAttack(fight, creature, sort, asItIs);

/** Immune, in this fight, to an enemy creature: to its own way of attacking, or to creatures of its sort. */
export const isImmuneToFoe = (fight: Fight, creature: CardKey, enemy: CardKey): boolean =>
  isImmuneToCreature(fight, creature, enemy, asItIs);
