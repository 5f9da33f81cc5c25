import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStep, Evolvers } from '../flow/turn.js';
import { endRaidCombat } from '../raid/raid-combat.js';
import type { Combat, State } from '../state.js';
import { inOrder } from '../table/players.js';
import { totalOf } from '../totals/total.js';
import { isCompared, lowerWins, roundWinner, voidedSeats } from '../totals/winner.js';
import { combatOf } from './fighters.js';

/** State 13: the totals of the primary round (ARENA-PRI-06 to ARENA-PRI-09). It is the only one of a raid (ARENA-RAI-08). */
export const primaryCompare: AutomaticStep = {
  proceed(turn) {
    compare(turn);
    if (combatOf(turn.state).kind === 'RAID') endRaidCombat(turn);
    else enterStage(turn, 'SECONDARY_HAND');
  },
};

/** State 16: the totals of the secondary round, or the primary result stands (ARENA-SEC-04 to ARENA-SEC-07). */
export const secondaryCompare: AutomaticStep = {
  proceed(turn) {
    const { primaryWinner = null } = combatOf(turn.state);
    if (isCompared(turn.state)) compare(turn);
    else turn.emit({ type: 'roundDecided', round: 'SECONDARY', winner: primaryWinner, why: 'PRIMARY_STANDS' });
    enterStage(turn, 'RESOLUTION');
  },
};

function compare(turn: ArenaTurn): void {
  const { state } = turn;
  const { round } = combatOf(state);
  turn.emit({
    type: 'roundCompared',
    round,
    totals: inOrder(state).map((seat) => sideTotal(state, seat)),
    lowerWins: lowerWins(state),
    winner: roundWinner(state),
    voided: voidedSeats(state),
  });
}

function sideTotal(state: State, seat: Seat) {
  const { total, contributions } = totalOf(state, seat);
  return { seat, total, contributions: [...contributions] };
}

export const compareEvolvers = {
  roundCompared(state, { round, winner, voided }) {
    const combat = combatOf(state);
    combat.voided = voided;
    if (round === 'PRIMARY') for (const fighter of combat.fighters) fighter.fresh = false;
    endRound(combat, round, winner);
  },
  roundDecided(state, { round, winner, why }) {
    const combat = combatOf(state);
    endRound(combat, round, winner);
    if (why === 'NOBODY_LEFT') combat.winner = winner;
  },
} satisfies Partial<Evolvers>;

/** Effects for this round end with it; those for the combat stay in force (ARENA-INF-06, ARENA-SPL-02, ARENA-MOD-02). */
function endRound(combat: Combat, round: Combat['round'], winner: number | null): void {
  if (round === 'PRIMARY') combat.primaryWinner = winner;
  if (round === 'SECONDARY' || combat.kind === 'RAID') combat.winner = winner;
  if (combat.kind === 'DUEL') combat.round = 'SECONDARY';
  combat.supports = [];
  combat.inForce = combat.inForce.filter(({ lasts }) => lasts === 'COMBAT');
  combat.engaged = false;
}
