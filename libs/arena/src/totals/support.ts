import type { InstanceId, OperationName, StrongholdPosition } from '#cards';
import { actingOn, appliesTo, fits, influenceTaken, isImmune, settingsOf, type Working } from '#cards/engine';
import { influenceReceived } from '#cards/totals';
import type { Seat } from '#kernel';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { otherSeat, strongholdOf } from '../table/players.js';
import { duellistOf } from './duellists.js';
import { fightAbout, fightOf } from './fights.js';
import { textsAt } from './working.js';

/** Creatures of a seat in their first confrontation: what influence, ranged attacks and spells name (ARENA-INF-07). */
export const receivers = (state: State, seat: Seat): InstanceId[] =>
  state.combat?.fighters.filter((fighter) => fighter.seat === seat && fighter.fresh).map(({ id }) => id) ?? [];

/** True when a text bars influence for a creature, or for the combat (ARENA-INF-10). */
export function influenceBarred(state: State, receiver: InstanceId): boolean {
  const fight = fightAbout(state, receiver);
  return settingsOf(fight, 'INFLUENCE').includes('NONE') || actingOn(fight, 'NO_INFLUENCE', receiver).length > 0;
}

/** Points of an influence that reach a creature: what is above its cap for the round is lost (ARENA-INF-05). */
export function influenceAfterCap(state: State, receiver: InstanceId, offered: number): number {
  const supports = state.combat?.supports ?? [];
  return influenceTaken('ARENA', cardOf(state, receiver), influenceReceived(supports, receiver), offered);
}

/** Value of the ranged attack of the creature UNDER a stronghold, with what the stronghold gives it (ARENA-RNG-02); 0 without. */
export function rangedStrengthUnder(state: State, seat: Seat, position: StrongholdPosition): number {
  const { under } = strongholdOf(state, seat, position);
  const strength = under && cardOf(state, under.id).rangedStrength;
  if (!strength) return 0;
  return textsOnUnder(state, seat, position, 'RANGED').reduce((sum, { effect }) => sum + (effect.value ?? 0), strength);
}

/** Effects of a stronghold, and of what is attached to it, on the creature UNDER it. */
function textsOnUnder(state: State, seat: Seat, position: StrongholdPosition, op: OperationName): Working[] {
  const fight = fightOf(state);
  const stronghold = strongholdOf(state, seat, position);
  const { under } = stronghold;
  return under === null
    ? []
    : textsAt(state, stronghold, seat).filter(
        (working) => working.effect.op === op && appliesTo(fight, working, under.id),
      );
}

/**
 * True when the ranged attack of the creature UNDER a stronghold, for this receiver, is barred by a text or by the place,
 * fails its own condition, or meets an enemy duellist that is immune to it now: it would add nothing (ARENA-RNG-04).
 */
export function rangedBarred(state: State, seat: Seat, position: StrongholdPosition, receiver: InstanceId): boolean {
  const fight = fightOf(state);
  const { under } = strongholdOf(state, seat, position);
  const condition = under ? cardOf(state, under.id).rangedCondition : undefined;
  const faced = fight.opponentOf(receiver);
  const duellist = duellistOf(state, otherSeat(seat));
  return (
    settingsOf(fight, 'RANGED').includes('NONE') ||
    fight.working.some(({ effect }) => effect.op === 'NO_RANGED') ||
    textsOnUnder(state, seat, position, 'LOSE').some(({ effect }) => effect.what === 'RANGED') ||
    (condition !== undefined && (faced === null || !fits(fight, condition, faced))) ||
    (duellist !== undefined && isImmune(fight, duellist.id, 'RANGED')) ||
    rangedStrengthUnder(state, seat, position) <= 0
  );
}

/** True when the enemy duellist of a seat lets it join no secondary attacker: it says so and did not lose (ARENA-MOD-07). */
export function forbidsSecondary(state: State, seat: Seat): boolean {
  const duellist = duellistOf(state, otherSeat(seat));
  if (!duellist || state.combat?.round !== 'SECONDARY' || state.combat.primaryWinner === seat) return false;
  return actingOn(fightOf(state), 'NO_SECONDARY', duellist.id).length > 0;
}
