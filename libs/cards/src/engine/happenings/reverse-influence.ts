import type { Contribution } from '../contributions.js';

/** Influence that is subtracted instead of added: as many points as reached the creature, below the cap (`REVERSE_INFLUENCE`). */
export const reversed = (influence: Contribution): Contribution => ({ ...influence, value: 0 - influence.value });
