import { disputedLands, seats, strongholdSpace } from '../board/spaces.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { shownCard, shownCards } from '../table/faces.js';
import { positions, strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import type { Seat } from '#kernel';
import type { StrongholdPosition } from '#cards';

/** Step III.A: terrains and strongholds under enemy shields (GUARD-180, GUARD-190). */
export function clear(turn: GuardiansTurn): void {
  for (const space of disputedLands) {
    const { terrain } = turn.state.board[space];
    if (!terrain || !isHeldByEnemyOf(turn.state, terrain.owner, space)) continue;
    turn.emit({ type: 'terrainRemoved', seat: terrain.owner, space, card: shownCard(turn.state, terrain.id) });
  }
  for (const seat of seats) for (const position of positions) ruin(turn, seat, position);
}

function ruin(turn: GuardiansTurn, of: Seat, stronghold: StrongholdPosition): void {
  const { state } = turn;
  if (strongholdOf(state, of, stronghold).ruin) return;
  if (!isHeldByEnemyOf(state, of, strongholdSpace(of, stronghold))) return;
  turn.emit({ type: 'strongholdRuined', of, stronghold, cards: shownCards(state, cardsOf(state, of, stronghold)) });
}

/** Its upgrade or downgrade, and what lies under it and in the upgrade. */
function cardsOf(state: State, of: Seat, stronghold: StrongholdPosition): string[] {
  const { works, under, held } = strongholdOf(state, of, stronghold);
  return [works, held, under?.id ?? null, under?.item ?? null].filter((id) => id !== null);
}
