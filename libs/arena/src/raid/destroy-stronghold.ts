import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { ArenaTurn, Evolvers } from '../flow/turn.js';
import { discard } from '../table/moves.js';
import { strongholdOf } from '../table/players.js';
import { settle } from '../table/settle.js';

/** Turns a stronghold to its ruin face; everything at it goes to the owners' discard piles (ARENA-RAI-17). */
export function destroyStronghold(turn: ArenaTurn, seat: Seat, stronghold: StrongholdPosition): void {
  turn.emit({ type: 'strongholdDestroyed', seat, stronghold });
  const { on, under, upgrade, downgrade } = strongholdOf(turn.state, seat, stronghold);
  const there = [on?.id, under?.id, upgrade, downgrade].filter((id) => id != null);
  if (there.length > 0) discard(turn, there, 'RUIN');
  else settle(turn);
}

export const strongholdEvolvers = {
  strongholdDestroyed(state, { seat, stronghold }) {
    strongholdOf(state, seat, stronghold).ruin = true;
  },
} satisfies Partial<Evolvers>;
