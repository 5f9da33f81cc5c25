import type { Figures, Place } from './vocabulary.js';

/*
 * The choices of figures that hero cards speak of, so that one wording always means the same figures. SELF is the hero
 * of the card.
 */

/** "you" */
export const self: Figures = { of: 'SELF' };
/** "the target" of the running attack */
export const target: Figures = { of: 'TARGET' };
/** "the attacker": whoever attacks, in a reaction power */
export const attacker: Figures = { of: 'CAUSE' };
/** "it": the figure last chosen */
export const chosen: Figures = { of: 'CHOSEN' };
/** "your zone" */
export const here: Place = { zoneOf: self };

/** "allies in your zone": sidekicks too, never yourself */
export const alliesHere: Figures = { of: 'ALLIES', inZone: here };
/** "an ally within 2 zones" */
export const alliesNear: Figures = { of: 'ALLIES', withinZones: { of: self, zones: 2 } };
/** "an ally you can see" */
export const alliesSeen: Figures = { of: 'ALLIES', inSightOf: self };

/** "enemies in your zone" */
export const enemiesHere: Figures = { of: 'ENEMIES', inZone: here };
/** "an adjacent enemy" */
export const enemiesBeside: Figures = { of: 'ENEMIES', adjacentTo: self };
/** "an enemy within 2 zones" */
export const enemiesNear: Figures = { of: 'ENEMIES', withinZones: { of: self, zones: 2 } };
/** "an enemy you can see" */
export const enemiesSeen: Figures = { of: 'ENEMIES', inSightOf: self };
/** "damaged enemies" */
export const enemiesHurt: Figures = { of: 'ENEMIES', damaged: true };

/** "you and allied heroes" */
export const ours: Figures = { of: 'HEROES', side: 'OWN' };
/** "you and allied heroes in your zone" */
export const oursHere: Figures = { of: 'HEROES', side: 'OWN', inZone: here };
/** "you and allied heroes within 1 zone" */
export const oursNear: Figures = { of: 'HEROES', side: 'OWN', withinZones: { of: self, zones: 1 } };
/** "heroes of the other side" */
export const rivals: Figures = { of: 'HEROES', side: 'OTHER' };
/** "a hero of the other side you can see" */
export const rivalsSeen: Figures = { of: 'HEROES', side: 'OTHER', inSightOf: self };
