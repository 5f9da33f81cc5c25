import type { Hero, PowerCard } from '../schema.js';
import { adamSpellCards } from './adam-spell-cards.js';
import { adamSpellRankCards } from './adam-spell-rank-cards.js';
import { adamSpell } from './adam-spell.js';
import { goldenBoyCards } from './golden-boy-cards.js';
import { goldenBoyRankCards } from './golden-boy-rank-cards.js';
import { goldenBoy } from './golden-boy.js';
import { sgtFreedomCards } from './sgt-freedom-cards.js';
import { sgtFreedomRankCards } from './sgt-freedom-rank-cards.js';
import { sgtFreedom } from './sgt-freedom.js';
import { superNovaCards } from './super-nova-cards.js';
import { superNovaRankCards } from './super-nova-rank-cards.js';
import { superNova } from './super-nova.js';

/** The four heroes of the Liberty Patrol, in canonical order (SKAROV-GEN-14). */
export const heroes: readonly Hero[] = [sgtFreedom, superNova, goldenBoy, adamSpell];

/** Their 48 power cards, hero by hero: 7 ordinary ones, the weakness card, 2 Rookie and 2 Veteran cards each. */
export const powerCards: readonly PowerCard[] = [
  ...sgtFreedomCards,
  ...sgtFreedomRankCards,
  ...superNovaCards,
  ...superNovaRankCards,
  ...goldenBoyCards,
  ...goldenBoyRankCards,
  ...adamSpellCards,
  ...adamSpellRankCards,
];
