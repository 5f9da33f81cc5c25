import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { seats, spaces } from '../../board/spaces.js';
import type { Target } from '../../commands.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { ownerOf } from '../../table/cards.js';
import { shownCard } from '../../table/faces.js';
import { otherSeat, positions, strongholdOf } from '../../table/players.js';
import { bearersOf } from '../../table/standard-bearers.js';
import type { OperationRules } from './operation-rules.js';

/** An upgrade or downgrade in play. */
interface Works {
  readonly of: Seat;
  readonly position: StrongholdPosition;
  readonly card: InstanceId;
}

const worksInPlay = (state: State): Works[] =>
  seats.flatMap((of) =>
    positions.flatMap((position) => {
      const { works: card } = strongholdOf(state, of, position);
      return card === null ? [] : [{ of, position, card }];
    }),
  );

/** The enemy’s standard bearer, unless it is a plain shield already. */
const bearerFacing = (state: State, seat: Seat): InstanceId | undefined => {
  const enemy = otherSeat(seat);
  return state.marks.plainBearers.includes(enemy) ? undefined : bearersOf(state, enemy)[0];
};

/** A terrain or an upgrade of either seat, or the enemy’s standard bearer, which stays as a plain shield (cards.md 5.3). */
export const discardOperation: OperationRules = {
  *targets(state, seat, { what }): Iterable<Target | null> {
    if (what === 'TERRAIN') {
      for (const space of spaces) if (state.board[space].terrain) yield { space };
    } else if (what === 'UPGRADE') {
      for (const { card: cardId } of worksInPlay(state)) yield { cardId };
    } else if (bearerFacing(state, seat) !== undefined) yield null;
  },
  apply(turn, { seat, effect: { what }, target }) {
    if (what === 'TERRAIN') removeTerrain(turn, target);
    else if (what === 'UPGRADE') removeWorks(turn, target);
    else silence(turn, seat);
  },
};

function removeTerrain(turn: GuardiansTurn, target: Target | null): void {
  const { space } = target ?? {};
  const terrain = space && turn.state.board[space].terrain;
  if (!terrain) return;
  turn.emit({ type: 'terrainRemoved', seat: terrain.owner, space, card: shownCard(turn.state, terrain.id) });
}

/** The creature that it held goes to its owner’s pen. */
function removeWorks(turn: GuardiansTurn, target: Target | null): void {
  const { state } = turn;
  const found = worksInPlay(state).find(({ card }) => card === target?.cardId);
  if (!found) return;
  const { of, position: stronghold, card } = found;
  const { held } = strongholdOf(state, of, stronghold);
  turn.emit({ type: 'worksDiscarded', seat: ownerOf(state, card), of, stronghold, card: shownCard(state, card) });
  if (held !== null) turn.emit({ type: 'heldReturned', seat: of, stronghold, card: shownCard(state, held) });
}

function silence(turn: GuardiansTurn, seat: Seat): void {
  const card = bearerFacing(turn.state, seat);
  if (card === undefined) return;
  turn.emit({ type: 'bearerSilenced', seat: otherSeat(seat), card: shownCard(turn.state, card) });
}
