import { choices } from '#skirmish/content';
import type { Figures } from './vocabulary.js';

/* The choices of figures that Skarov's cards speak of. All heroes are allies of each other (SKAROV-GEN-04). */

export const {
  self,
  attacker,
  chosen,
  alliesHere,
  alliesSeen,
  enemiesHere,
  enemiesBeside,
  enemiesNear,
  enemiesSeen,
  enemiesHurt,
  ours,
  oursHere,
  oursNear,
} = choices;

/** "allied heroes within 1 zone" */
export const alliesNear: Figures = { of: 'ALLIES', withinZones: { of: self, zones: 1 } };
/** "enemies in its zone": around the figure last chosen */
export const enemiesAroundChosen: Figures = { of: 'ENEMIES', inZone: { zoneOf: chosen } };

/** "figures of the activated sheet", in events (SKAROV-EVT-08) */
export const activated: Figures = { of: 'SHEET_OF' };
