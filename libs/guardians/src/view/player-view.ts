import type { StrongholdPosition } from '#cards';
import { heldView } from '#cards/view';
import { seesAllOf, type Seat, type Viewer } from '#kernel';
import { strongholdSpace } from '../board/spaces.js';
import { excessOf } from '../discard/excess.js';
import type { Player, State } from '../state.js';
import { shownCard, shownCreature } from '../table/faces.js';
import { positions, strongholdOf } from '../table/players.js';
import type { PlayerView, StrongholdView } from './view-schema.js';

/** The view of a seat, its hidden cards as counts (guardians.md 6). */
export function playerView(state: State, player: Player, viewer: Viewer): PlayerView {
  const { seat, strongholds } = player;
  const discards = state.stage === 'I_D_DISCARD' && state.sealed?.asked.includes(seat) === true;
  return {
    ...heldView(state, player),
    shieldsLost: player.shieldsLost,
    strongholds: strongholds ? positions.map((position) => strongholdView(state, seat, position, viewer)) : [],
    finished: state.sealed?.finished.includes(seat) ?? false,
    toDiscard: discards ? excessOf(state, seat) : 0,
    redrawn: state.redrawn.includes(seat),
  };
}

function strongholdView(state: State, seat: Seat, position: StrongholdPosition, viewer: Viewer): StrongholdView {
  const { card: cardId, ruin, works, under, held } = strongholdOf(state, seat, position);
  const isSeen = under !== null && (under.faceUp || seesAllOf(viewer, seat));
  return {
    position,
    space: strongholdSpace(seat, position),
    cardId,
    ruin,
    ...(works === null ? {} : { works: shownCard(state, works) }),
    ...(under === null ? {} : { under: isSeen ? shownCreature(state, under) : {} }),
    ...(held === null ? {} : { held: seesAllOf(viewer, seat) ? { card: shownCard(state, held) } : {} }),
  };
}
