import type { Seat } from '#kernel';
import type { CreatureFilter } from '../schema/filter.js';
import type { EffectTarget } from '../words.js';
import type { Fight, Working } from './fight.js';
import type { CardKey } from '../ids.js';
import { fitsFilter } from './filters.js';

/** A question about a creature in a fight. */
export type Attribute = (fight: Fight, creature: CardKey) => boolean;

/** How a creature's attributes are read; see `readings.ts` for the ways and why there are several. */
export interface Reading {
  readonly flies: Attribute;
  readonly isInfluenceable: Attribute;
}

/** Effects that the enemy suffers: their filter `opponent` is of the target itself (cards.md 4.3). */
const foes = new Set<EffectTarget>(['OPPONENT', 'ENEMY_ALL', 'PICK_ENEMY']);

/** True when a creature is among the targets of an effect and its conditions hold. Tags are not looked at. */
export const reaches = (fight: Fight, working: Working, creature: CardKey, reading: Reading): boolean =>
  isTarget(fight, working, creature) && holds(fight, working, fight.seatOf(creature), creature, reading);

/** True when a creature is among those that the effect is for, filters apart (cards.md 4.4). */
export function isTarget(fight: Fight, working: Working, creature: CardKey): boolean {
  const own = fight.seatOf(creature) === working.seat;
  switch (working.effect.target) {
    case 'SELF':
      return creature === working.source;
    case 'BEARER':
      return creature === working.on;
    case 'OPPONENT':
      return creature === fight.opponentFor(working);
    case 'OWN_ALL':
      return own;
    case 'OWN_OTHERS':
      return own && creature !== working.source;
    case 'ENEMY_ALL':
      return !own;
    case 'ALL':
      return true;
    case 'OWN_HERE':
      return fight.seatOf(creature) === working.home;
    case 'PICK_OWN':
      return own && (working.on === undefined || working.on === creature);
    case 'PICK_ENEMY':
      return !own && (working.on === undefined || working.on === creature);
    case 'OWN_SEAT':
    case 'ENEMY_SEAT':
      return false;
  }
}

/**
 * True when the conditions of an effect hold for a creature, or for a seat as a whole (`creature` null): then a condition
 * on creatures does not hold.
 */
export function holds(fight: Fight, working: Working, seat: Seat, creature: CardKey | null, reading: Reading): boolean {
  const { effect } = working;
  const { own, opponent, terrain, place, role } = effect.when ?? {};
  const fits = (filter: CreatureFilter | undefined, one: CardKey | null): boolean =>
    filter === undefined || (one !== null && fitsAs(reading, fight, filter, one, working.seat));
  const faced = creature === null || foes.has(effect.target) ? creature : fight.opponentOf(creature);
  return (
    (terrain === undefined || fight.terrain === terrain) &&
    (place === undefined || fight.isAt(seat, place, working)) &&
    (role === undefined || fight.hasRole(role, seat, creature)) &&
    fits(own, creature) &&
    fits(opponent, faced)
  );
}

/** True when a creature fits a filter, seen from a seat. */
export const fitsAs = (
  { flies, isInfluenceable }: Reading,
  fight: Fight,
  filter: CreatureFilter,
  creature: CardKey,
  seat: Seat,
): boolean =>
  fitsFilter(filter, fight.cardOf(creature), {
    flies: () => flies(fight, creature),
    isInfluenceable: () => isInfluenceable(fight, creature),
    isOwn: () => fight.seatOf(creature) === seat,
  });
