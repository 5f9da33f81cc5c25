import type { Figures, Place } from './vocabulary/language.js';

/*
 * The choices of figures that hero cards speak of, so that one wording always means the same figures. SELF is the hero
 * of the card.
 */

/** "you" */
export const self = { of: 'SELF' } as const satisfies Figures;
/** "the target" of the running attack */
export const target = { of: 'TARGET' } as const satisfies Figures;
/** "the attacker", in a reaction power */
export const attacker = { of: 'CAUSE' } as const satisfies Figures;
/** "it": the figure last chosen */
export const chosen = { of: 'CHOSEN' } as const satisfies Figures;
/** "your zone" */
export const here = { zoneOf: self } as const satisfies Place;

/** "allies in your zone": never yourself */
export const alliesHere = { of: 'ALLIES', inZone: here } as const satisfies Figures;
/** "an ally you can see" */
export const alliesSeen = { of: 'ALLIES', inSightOf: self } as const satisfies Figures;

/** "enemies in your zone" */
export const enemiesHere = { of: 'ENEMIES', inZone: here } as const satisfies Figures;
/** "an adjacent enemy" */
export const enemiesBeside = { of: 'ENEMIES', adjacentTo: self } as const satisfies Figures;
/** "an enemy within 2 zones" */
export const enemiesNear = { of: 'ENEMIES', withinZones: { of: self, zones: 2 } } as const satisfies Figures;
/** "an enemy you can see" */
export const enemiesSeen = { of: 'ENEMIES', inSightOf: self } as const satisfies Figures;
/** "damaged enemies" */
export const enemiesHurt = { of: 'ENEMIES', damaged: true } as const satisfies Figures;

/** "you and allied heroes" */
export const ours = { of: 'HEROES', side: 'OWN' } as const satisfies Figures;
/** "you and allied heroes in your zone" */
export const oursHere = { of: 'HEROES', side: 'OWN', inZone: here } as const satisfies Figures;
/** "you and allied heroes within 1 zone" */
export const oursNear = { of: 'HEROES', side: 'OWN', withinZones: { of: self, zones: 1 } } as const satisfies Figures;
