import { cardMakers } from '#cards/testing';
import { box } from '../content/catalogue.js';

/** Cards that a test says the values of. In a game of `aGame` an id also names the first copy. */
export const {
  aCreature,
  aGuardian,
  aStronghold,
  aShield,
  aStandardBearer,
  aTerrain,
  aCreatureItem,
  anUpgrade,
  aSpell,
  aHandItem,
  aCorruption,
} = cardMakers(box);
