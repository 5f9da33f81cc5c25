import type { Effect, Power } from '../content/vocabulary/language.js';
import { under } from './open-records.js';

/** Words that change the attack which runs. */
const attackWords = ['changeRoll', 'redirectAttack', 'preventDamage', 'addDamage'];

const has = (value: unknown, ...words: readonly string[]): boolean =>
  words.some((word) => under(value, word).length > 0);

/** The parts that a power lacks for its trigger, or has beside them (CLASH-058 to CLASH-060, SKAROV-SPEC-01 to SKAROV-SPEC-03). */
export function partsAtFault({ trigger, modifiers, grants, do: effects = [], reaction }: Power): string[] {
  const lasting = trigger === 'PERMANENT';
  return [
    ...(Boolean(modifiers ?? grants) === lasting ? [] : ['modifiers, grants']),
    ...(effects.length > 0 === lasting ? ['do'] : []),
    ...(Boolean(reaction) === (trigger === 'REACTION') ? [] : ['reaction']),
  ];
}

/** The words with which a reaction changes an attack or test at a moment when it cannot (CLASH-267, SKAROV-ATK-11). */
export function wordsTooLate(power: Power): string[] {
  const moment = power.reaction?.moment;
  const early = moment === 'BEFORE_ROLL';
  const isWrong = (change: unknown): boolean =>
    has(change, 'combat', 'power', 'defense') !== early || has(change, 'successes', 'reroll') === early;
  const hit = moment === 'AFTER_ATTACK_ROLL' || moment === 'AFTER_HIT';
  return [
    ...(under(power, 'changeRoll').some(isWrong) ? ['changeRoll'] : []),
    ...(has(power, 'redirectAttack') && !early ? ['redirectAttack'] : []),
    ...['preventDamage', 'addDamage'].filter((word) => has(power, word) && !hit),
    ...((moment === 'AFTER_TEST_ROLL') === (power.reaction?.to === 'TEST_BY') ? [] : ['AFTER_TEST_ROLL']),
  ];
}

/** Words of a running attack in a power that answers none (CLASH-211, SKAROV-SPEC-06). */
export const wordsWithoutAttack = (power: Power): string[] =>
  power.trigger === 'REACTION'
    ? []
    : [
        ...attackWords.filter((word) => has(power, word)),
        ...(JSON.stringify(power).includes('"TARGET"') ? ['TARGET'] : []),
      ];

/** The effects that speak of CHOSEN and are inside no choice and no `each` (CLASH-214, SKAROV-SPEC-08). */
export const effectsWithoutChoice = ({ do: effects = [] }: Power): Effect[] =>
  effects.filter((effect) => !effect.chooseFigure && !effect.each && JSON.stringify(effect).includes('"CHOSEN"'));
