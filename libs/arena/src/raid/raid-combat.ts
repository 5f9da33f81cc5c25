import { lapse } from '#kernel';
import type { InstanceId } from '#cards';
import { rescueOf, wonTexts } from '../effects/after-combat.js';
import type { ArenaTurn, Evolvers } from '../flow/turn.js';
import { discard, sendToPen } from '../table/moves.js';
import { passiveSeat } from '../table/players.js';
import { destroyStronghold } from './destroy-stronghold.js';
import { targetedStronghold } from './garrison.js';
import { end, leaveUndefended } from './reveal.js';

/**
 * The consequences of the combat of a raid: ruin, loser discarded, winner face up ON its own stronghold, ties to the pens
 * (ARENA-RAI-10 to ARENA-RAI-12). Called when the totals are compared, or when a creature has left the combat.
 * Throws an Error when there is no combat.
 */
export function endRaidCombat(turn: ArenaTurn): void {
  const { combat, active } = turn.state;
  if (!combat) throw new Error('There is no combat to end.');
  const { gone, winner, fighters } = combat;
  const best = fighters.find(({ seat }) => seat === winner)?.id;
  const loser = best && fighters.find(({ id }) => id !== best)?.id;
  const rescue = loser ? rescueOf(turn.state, loser) : null;
  if (best !== undefined) wonTexts(turn, best);
  if (turn.state.over) return;
  turn.emit({ type: 'raidCombatEnded' });
  if (gone.length > 0) {
    if (gone.includes(active)) end(turn);
    else leaveUndefended(turn, passiveSeat(turn.state));
    return;
  }
  if (winner == null)
    sendToPen(
      turn,
      fighters.map(({ id }) => id),
      'TIE',
    );
  else if (loser !== undefined) decideFor(turn, winner === active, loser, rescue !== null);
  end(turn);
}

function decideFor(turn: ArenaTurn, attackerWins: boolean, loser: InstanceId, saved: boolean): void {
  const defender = passiveSeat(turn.state);
  const stronghold = targetedStronghold(turn.state, defender);
  if (saved) sendToPen(turn, [loser], 'SAVED');
  else discard(turn, [loser], 'BEATEN');
  if (attackerWins && !turn.state.over) destroyStronghold(turn, defender, stronghold);
}

export const raidCombatEvolvers = {
  raidCombatEnded(state) {
    state.combat = null;
    lapse(state.players, 'COMBAT');
  },
} satisfies Partial<Evolvers>;
