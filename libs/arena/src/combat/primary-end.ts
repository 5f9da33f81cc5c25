import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn } from '../flow/turn.js';
import { endRaidCombat } from '../raid/raid-combat.js';
import { combatOf, duellists } from './fighters.js';

/**
 * A duellist has left: the primary round ends without comparison. Who is left alone counts as its winner; with both gone the
 * duel is over (ARENA-ALO-02, ARENA-ALO-03). The rest of a raid is the raid's (ARENA-RAI-12).
 */
export function cutPrimaryRound(turn: ArenaTurn): void {
  if (combatOf(turn.state).kind === 'RAID') {
    endRaidCombat(turn);
    return;
  }
  const [alone] = duellists(turn.state);
  if (alone) {
    turn.emit({ type: 'roundDecided', round: 'PRIMARY', winner: alone.seat, why: 'ALONE' });
    enterStage(turn, 'SECONDARY_HAND');
  } else {
    turn.emit({ type: 'roundDecided', round: 'PRIMARY', winner: null, why: 'NOBODY_LEFT' });
    enterStage(turn, 'RESOLUTION');
  }
}
