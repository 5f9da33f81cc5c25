import type { PrintedEffect } from '../../schema/define-card.js';
import type { AttackSort, AttackType, EffectWhat, RuleSetting, Vulnerability } from '../../words.js';
import { effect, type EffectPart } from './effects.js';

/*
 * The operations that several cards have (cards.md 5); `effect` prints any other.
 */

export const vitality = (value: number, ...parts: EffectPart[]): PrintedEffect =>
  effect('VITALITY', { value }, ...parts);
export const sideTotal = (value: number, ...parts: EffectPart[]): PrintedEffect =>
  effect('SIDE_TOTAL', { value }, ...parts);
export const countsAs = (value: number): PrintedEffect => effect('COUNTS_AS', { value });
export const stones = (value: number, ...parts: EffectPart[]): PrintedEffect => effect('STONES', { value }, ...parts);
export const draw = (value: number): PrintedEffect => effect('DRAW', { value });
export const area = (value: number, what: AttackType): PrintedEffect => effect('AREA', { value, what });
export const grant = (what: EffectWhat, ...parts: EffectPart[]): PrintedEffect => effect('GRANT', { what }, ...parts);
export const lose = (what: EffectWhat, ...parts: EffectPart[]): PrintedEffect => effect('LOSE', { what }, ...parts);
export const immunity = (attack: AttackSort): PrintedEffect => effect('IMMUNE', { immunity: { attack } });
export const discard = (what: EffectWhat, ...parts: EffectPart[]): PrintedEffect =>
  effect('DISCARD', { what }, ...parts);
export const cancel = (what: EffectWhat): PrintedEffect => effect('CANCEL', { what });
export const noFlight = (what: EffectWhat): PrintedEffect => effect('NO_FLIGHT', { what });
export const rule = (what: EffectWhat, setting: RuleSetting): PrintedEffect => effect('RULE', { what, setting });

/** No seat corrupts by this as long as the card is in the combat. */
export const barsCorruptionBy = (...vulnerabilities: Vulnerability[]): PrintedEffect =>
  effect('BAR_CORRUPTION', { vulnerabilities, target: 'ALL' });
