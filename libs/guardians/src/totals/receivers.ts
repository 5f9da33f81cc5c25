import type { InstanceId, Vulnerability } from '#cards';
import { actingOn, fits, influenceTaken, isImmune, isInfluenceable, settingsOf } from '#cards/engine';
import { influenceReceived } from '#cards/totals';
import type { Seat } from '#kernel';
import { combatOf, fighterOf, matchedOf } from '../combat/fighters.js';
import type { State } from '../state.js';
import { cardOf, isInGame } from '../table/cards.js';
import { otherSeat } from '../table/players.js';
import { fightIn } from './fights.js';

const fightNow = (state: State) => fightIn(state, combatOf(state));

/** True when a creature may receive influence in this combat (GUARD-135). */
export const mayReceive = (state: State, id: InstanceId): boolean => isInfluenceable(fightNow(state), id);

/** True when a text bars influence for a creature, or for the combat (cards.md 5.2, 5.4). */
export function isInfluenceBarred(state: State, receiver: InstanceId): boolean {
  const fight = fightNow(state);
  return settingsOf(fight, 'INFLUENCE').includes('NONE') || actingOn(fight, 'NO_INFLUENCE', receiver).length > 0;
}

/** Points of an influence that reach a creature: above its base they are lost (GUARD-138, GUARD-139). */
export const influenceAfterCap = (state: State, receiver: InstanceId, offered: number): number =>
  influenceTaken('GUARDIANS', cardOf(state, receiver), influenceReceived(combatOf(state).supports, receiver), offered);

/** The own creature of the match-up, if it is in its first confrontation: what influence and ranged attacks are for. */
export function receiverOf(state: State, seat: Seat): InstanceId | undefined {
  const id = matchedOf(state, seat);
  return id !== undefined && isInGame(state, id) && fighterOf(state, id)?.fresh ? id : undefined;
}

/** True when no ranged attack of a seat is made in this combat (GUARD-118, cards.md 5.2, 5.4, 5.6). */
export function isRangedBarred(state: State, seat: Seat): boolean {
  const fight = fightNow(state);
  return (
    settingsOf(fight, 'RANGED').includes('NONE') ||
    fight.working.some(
      ({ effect: { op, what }, home }) => op === 'NO_RANGED' || (op === 'LOSE' && what === 'RANGED' && home === seat),
    )
  );
}

/** True when a creature of the combat hand has a ranged attack against the enemy of the match-up (GUARD-117). */
export function hasRangedAttack(state: State, seat: Seat, id: InstanceId): boolean {
  const { rangedStrength, rangedCondition } = cardOf(state, id);
  const enemy = matchedOf(state, otherSeat(seat));
  if (rangedStrength === undefined || enemy === undefined) return false;
  return rangedCondition === undefined || fits(fightNow(state), rangedCondition, enemy);
}

/** The addition of a ranged attack: none against a creature that is immune to such attacks (cards.md 3, `immunities`, and 5.1). */
export function rangedValue(state: State, seat: Seat, id: InstanceId): number {
  const fight = fightNow(state);
  const enemy = matchedOf(state, otherSeat(seat));
  if (enemy === undefined || isImmune(fight, enemy, 'RANGED')) return 0;
  const bonus = fight.working
    .filter(({ effect, home }) => effect.op === 'RANGED' && home === seat)
    .reduce((sum, { effect }) => sum + (effect.value ?? 0), 0);
  return (cardOf(state, id).rangedStrength ?? 0) + bonus;
}

/** By what a creature can be corrupted now: printed, and barred by no card (GUARD-107). */
export function openVulnerabilities(state: State, id: InstanceId): Vulnerability[] {
  const fight = fightNow(state);
  if (actingOn(fight, 'BAR_CORRUPTION', id).some(({ effect }) => !effect.vulnerabilities)) return [];
  const barred = fight.working.flatMap(({ effect: { op, vulnerabilities = [] } }) =>
    op === 'BAR_CORRUPTION' ? vulnerabilities : [],
  );
  return (cardOf(state, id).vulnerabilities ?? []).filter((vulnerability) => !barred.includes(vulnerability));
}
