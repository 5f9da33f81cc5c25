import type { Card } from '../../schema/card-fields.js';
import { wayfarers } from './creatures.js';
import { waysideItems } from './items.js';
import { moreWayfarers } from './more-creatures.js';
import { waysideShields, waysideTerrains } from './shields-and-terrains.js';
import { waysideCorruptions, waysideSpells } from './spells.js';

/** Set W, "Wayside": fits every deck (cards.md 11.3). */
export const wayside: readonly Card[] = [
  ...wayfarers,
  ...moreWayfarers,
  ...waysideShields,
  ...waysideTerrains,
  ...waysideSpells,
  ...waysideItems,
  ...waysideCorruptions,
];
