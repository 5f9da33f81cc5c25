import type { Card } from '../../schema/card-fields.js';
import { tideCreatures } from './creatures.js';
import { floodGuardian, tideGuardian } from './guardian.js';
import { tideShields, tideTerrains } from './shields-and-terrains.js';
import { tideItems, tideSpells } from './spells-and-items.js';
import { tideStrongholds } from './strongholds.js';

/** Set T, "The Hollow Tide" (cards.md 10.2). Its deck also holds cards of set L. */
export const hollowTide: readonly Card[] = [
  ...tideCreatures,
  tideGuardian,
  ...tideStrongholds,
  ...tideShields,
  ...tideTerrains,
  ...tideSpells,
  ...tideItems,
  floodGuardian,
];
