import { actingOn, isImmuneToFoe, settingsOf } from '#cards/engine';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { otherSeat, seats } from '../table/players.js';
import { duellistOf, fightersOf } from './duellists.js';
import { fightOf } from './fights.js';
import { totalOf } from './total.js';

/** True when a command has turned the comparison round: the lower total wins (ARENA-SEC-08). */
export function lowerWins(state: State): boolean {
  const settings = settingsOf(fightOf(state), 'COMPARE');
  return settings.includes('LOWER_WINS') && !settings.includes('HIGHER_WINS');
}

/**
 * The winner of the present round by comparison; `null` for a tie. Without a creature a seat has nothing to compare: the other one
 * wins (ARENA-ALO-01). Whether there is a comparison at all: `isCompared`.
 */
export function roundWinner(state: State): Seat | null {
  const present = seats.filter((seat) => fightersOf(state, seat).length > 0);
  if (present.length < 2) return present[0] ?? null;
  const difference = totalOf(state, 0).total - totalOf(state, 1).total;
  if (difference === 0) return winnerOfTie(state);
  return difference > 0 === lowerWins(state) ? 1 : 0;
}

/** An equal comparison is won by the seat whose duellist has `WIN_PUSHES`; by neither if both have it (cards.md 5.1). */
function winnerOfTie(state: State): Seat | null {
  const fight = fightOf(state);
  const winners = seats.filter((seat) => {
    const duellist = duellistOf(state, seat);
    return duellist !== undefined && actingOn(fight, 'WIN_PUSHES', duellist.id).length > 0;
  });
  return winners.length === 1 ? (winners[0] ?? null) : null;
}

/**
 * Whether the present round is compared: a primary one with both duellists there (ARENA-ALO-02), a secondary one when
 * something was done in it or a duellist left in it (ARENA-SEC-07, ARENA-ALO-06); never without any duellist (ARENA-ALO-05).
 */
export function isCompared(state: State): boolean {
  const { combat } = state;
  if (!combat) return false;
  const duellists = seats.flatMap((seat) => duellistOf(state, seat) ?? []);
  if (combat.round === 'PRIMARY' || duellists.length === 0) return duellists.length === 2;
  const joined = combat.fighters.some(({ part }) => part === 'SECONDARY');
  const shielded = combat.fighters.some(({ id }) => combat.shields.some(({ on }) => on === id));
  // A duellist that lost its opponent in the primary round is still fresh; one that lost it now has been compared before.
  const deserted = duellists.length === 1 && duellists.some(({ fresh }) => !fresh);
  return joined || shielded || combat.engaged || deserted;
}

/**
 * Seats whose duellist's own attack meets an enemy duellist that is immune to it: in the primary round by what is there now,
 * later as it was then. Their duellists' base counts nothing in the secondary round (ARENA-IMM-02).
 */
export function voidedSeats(state: State): Seat[] {
  const { combat } = state;
  if (combat?.round !== 'PRIMARY') return combat?.voided ?? [];
  const fight = fightOf(state);
  return seats.filter((seat) => {
    const own = duellistOf(state, seat);
    const enemy = duellistOf(state, otherSeat(seat));
    return own !== undefined && enemy !== undefined && isImmuneToFoe(fight, enemy.id, own.id);
  });
}
