import type { Immunity } from '../schema/effect-fields.js';
import type { AttackSort, AttackType } from '../words.js';
import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { fitsAs, reaches, type Reading } from './reach.js';

/** The immunities of a creature: by print in its first confrontation, by cards at work as long as they count for it. */
export const immunitiesOf = (fight: Fight, creature: CardKey, reading: Reading): Immunity[] => [
  ...(fight.isFresh(creature) ? (fight.cardOf(creature).immunities ?? []) : []),
  ...fight.working.flatMap((working) => {
    const { op, immunity } = working.effect;
    const given = op === 'IMMUNE' && counts(fight, working, creature) && reaches(fight, working, creature, reading);
    return given && immunity ? [immunity] : [];
  }),
];

/** True when an effect counts for a creature at this moment, in its first confrontation or after it. */
export const counts = (fight: Fight, working: Working, creature: CardKey): boolean =>
  fight.isFresh(creature) || fight.outlasts(working);

/** Immune to attacks of a sort: FIRE, FEAR, AOE or RANGED. */
export const isImmuneToAttack = (fight: Fight, creature: CardKey, sort: AttackSort, reading: Reading): boolean =>
  immunitiesOf(fight, creature, reading).some(({ attack }) => attack === sort);

/** Immune to an enemy creature: to its own way of attacking, or to creatures of its sort (ARENA-IMM-01, ARENA-IMM-04). */
export function isImmuneToCreature(fight: Fight, creature: CardKey, enemy: CardKey, reading: Reading): boolean {
  const card = fight.cardOf(enemy);
  return immunitiesOf(fight, creature, reading).some(
    ({ attack, creatures }) =>
      (attack !== undefined && attack === attackSortOf(card.attackType)) ||
      (creatures !== undefined && fitsAs(reading, fight, creatures, enemy, fight.seatOf(creature))),
  );
}

const attackSortOf = (type: AttackType | undefined): AttackSort | undefined => (type === 'PLAIN' ? undefined : type);
