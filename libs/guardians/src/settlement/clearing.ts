import { disputedLands, strongholdSpace } from '../board/spaces.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { shownCard, shownCards } from '../table/faces.js';
import { inOrder, positions, strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import type { Seat } from '#kernel';
import type { StrongholdPosition } from '#cards';
import type { Space } from '../words.js';

/** Step III.A: terrains and strongholds under enemy shields (GUARD-180, GUARD-190), the first active seat’s first (GUARD-229). */
export function clear(turn: GuardiansTurn): void {
  const owners = inOrder(turn.state);
  for (const owner of owners) for (const space of disputedLands) removeTerrain(turn, owner, space);
  for (const owner of owners) for (const position of positions) ruin(turn, owner, position);
}

function removeTerrain(turn: GuardiansTurn, owner: Seat, space: Space): void {
  const { terrain } = turn.state.board[space];
  if (terrain?.owner !== owner || !isHeldByEnemyOf(turn.state, owner, space)) return;
  turn.emit({ type: 'terrainRemoved', seat: owner, space, card: shownCard(turn.state, terrain.id) });
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
