import type { Card } from '../../schema/card-fields.js';
import { reinforcementCreatures } from './creatures.js';
import { reinforcementItems, reinforcementSpells } from './spells-and-items.js';
import { reinforcementTerrains, reinforcementUpgrades } from './standards-and-terrains.js';

/** Set R, "First Reinforcement": the booster of the starter decks (cards.md 10.3). */
export const firstReinforcementCards: readonly Card[] = [
  ...reinforcementTerrains,
  ...reinforcementUpgrades,
  ...reinforcementCreatures,
  ...reinforcementSpells,
  ...reinforcementItems,
];
