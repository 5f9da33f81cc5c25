import type { Card } from '../../schema/card-fields.js';
import { herders } from './creatures.js';
import { pastureGuardian } from './guardian.js';
import { moreHerders } from './more-creatures.js';
import { pastureShields, pastureTerrains } from './shields-and-terrains.js';
import { pastureItems, pastureSpells } from './spells-and-items.js';
import { pastureStrongholds } from './strongholds.js';

/** Set P, "The High Pastures" (cards.md 11.1). */
export const highPastures: readonly Card[] = [
  ...herders,
  ...moreHerders,
  pastureGuardian,
  ...pastureStrongholds,
  ...pastureShields,
  ...pastureTerrains,
  ...pastureSpells,
  ...pastureItems,
];
