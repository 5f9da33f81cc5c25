import { choices } from '#skirmish/content';
import type { Figures } from './vocabulary.js';

/* The choices of figures that Clash's cards speak of. Sidekicks are allies too. */

export const {
  self,
  target,
  attacker,
  chosen,
  here,
  alliesHere,
  alliesSeen,
  enemiesHere,
  enemiesBeside,
  enemiesNear,
  enemiesSeen,
  enemiesHurt,
  ours,
  oursHere,
} = choices;

/** "an ally within 2 zones" */
export const alliesNear: Figures = { of: 'ALLIES', withinZones: { of: self, zones: 2 } };
/** "heroes of the other side" */
export const rivals: Figures = { of: 'HEROES', side: 'OTHER' };
/** "a hero of the other side you can see" */
export const rivalsSeen: Figures = { of: 'HEROES', side: 'OTHER', inSightOf: self };
