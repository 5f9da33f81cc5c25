import type { Card } from '../../schema/card-fields.js';
import { lanternCreatures } from './creatures.js';
import { lanternGuardian, sluiceGuardian } from './guardian.js';
import { lanternShields, lanternTerrains } from './shields-and-terrains.js';
import { lanternCorruptions, lanternItems, lanternSpells } from './spells-and-items.js';
import { lanternStrongholds } from './strongholds.js';

/** Set L, "The Lantern Court" (cards.md 10.1). */
export const lanternCourt: readonly Card[] = [
  ...lanternCreatures,
  lanternGuardian,
  ...lanternStrongholds,
  ...lanternShields,
  ...lanternTerrains,
  ...lanternSpells,
  ...lanternCorruptions,
  ...lanternItems,
  sluiceGuardian,
];
