import type { Card } from '../../schema/card-fields.js';
import { kilnFolk } from './creatures.js';
import { kilnGuardian } from './guardian.js';
import { moreKilnFolk } from './more-creatures.js';
import { kilnShields, kilnTerrains, kilnUpgrades } from './shields-and-terrains.js';
import { kilnItems, kilnSpells } from './spells-and-items.js';
import { kilnStrongholds } from './strongholds.js';

/** Set K, "The Kilns" (cards.md 11.2). */
export const kilns: readonly Card[] = [
  ...kilnFolk,
  ...moreKilnFolk,
  kilnGuardian,
  ...kilnStrongholds,
  ...kilnShields,
  ...kilnTerrains,
  ...kilnUpgrades,
  ...kilnSpells,
  ...kilnItems,
];
