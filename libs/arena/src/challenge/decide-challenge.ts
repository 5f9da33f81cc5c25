import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn } from '../flow/turn.js';
import { discard } from '../table/moves.js';
import { otherSeat } from '../table/players.js';
import { challengeTotal } from '../totals/total.js';
import { captiveOf, guardianOf } from './challengers.js';

/** The captive's total against the guardian's vitality: greater defeats it (ARENA-CHA-05, ARENA-CHA-06). */
export function decideChallenge(turn: ArenaTurn): void {
  const { challenge } = turn.state;
  if (!challenge) throw new Error('There is no challenge to decide.');
  const { seat, stones } = challenge;
  const captive = captiveOf(turn.state, seat);
  const { total, contributions } = challengeTotal(turn.state, seat, stones);
  const vitality = guardianOf(turn.state, otherSeat(seat)).vitality ?? 0;
  const won = total > vitality;
  turn.emit({ type: 'challengeDecided', seat, total, contributions: [...contributions], vitality, won });
  if (won) {
    turn.emit({ type: 'outcomeReached', reason: 'GUARDIAN', winner: seat });
    return;
  }
  discard(turn, [captive], 'CHALLENGE');
  if (!turn.state.over) enterStage(turn, 'CHALLENGE');
}
