import type { StrongholdPosition } from '#cards';
import { heldView } from '#cards/view';
import { seesAllOf, type Seat, type Viewer } from '#kernel';
import { choicesOf } from '../flow/sealed-choices.js';
import { excessOf } from '../discard/excess.js';
import type { Placed, Player, State } from '../state.js';
import { positions } from '../table/players.js';
import { shownCard, shownCards } from '../table/faces.js';
import type { PlacedView, PlayerView, StrongholdView } from './view-schema.js';

/** The view of a seat, its hidden cards as counts (ARENA-ENG-04). */
export function playerView(state: State, player: Player, viewer: Viewer): PlayerView {
  const { seat, standardBearer, prison } = player;
  const arena = state.arena[seat];
  const chosen = choicesOf(state, seat).length;
  const discards = state.stage === 'EXCESS_DISCARD' && state.sealed?.asked.includes(seat) === true;
  return {
    ...heldView(state, player),
    ...(standardBearer === null ? {} : { standardBearer: shownCard(state, standardBearer) }),
    ...(prison?.captive == null ? {} : { captive: shownCard(state, prison.captive) }),
    ...(prison?.shield == null ? {} : { prisonShield: shownCard(state, prison.shield) }),
    victorious: shownCards(state, player.victorious),
    strongholds: player.strongholds ? positions.map((position) => strongholdView(state, player, position, viewer)) : [],
    ...(arena ? { arena: placedView(state, arena, seat, viewer) } : {}),
    committed: discards ? false : chosen > 0,
    toDiscard: discards ? excessOf(state, seat) : 0,
  };
}

function strongholdView(state: State, player: Player, position: StrongholdPosition, viewer: Viewer): StrongholdView {
  const stronghold = player.strongholds?.[position];
  if (!stronghold) throw new Error('The strongholds are not on the table yet.');
  const { card, deployed, ruin, on, under, upgrade, downgrade } = stronghold;
  const { seat } = player;
  return {
    position,
    deployed,
    ruin,
    ...(deployed || seesAllOf(viewer, seat) ? { cardId: card } : {}),
    ...(on ? { on: placedView(state, on, seat, viewer) } : {}),
    ...(under ? { under: placedView(state, under, seat, viewer) } : {}),
    ...(upgrade === null ? {} : { upgrade: shownCard(state, upgrade) }),
    ...(downgrade === null ? {} : { downgrade: shownCard(state, downgrade) }),
  };
}

function placedView(state: State, placed: Placed, seat: Seat, viewer: Viewer): PlacedView {
  const all = seesAllOf(viewer, seat);
  const looked = viewer.kind === 'seat' && placed.seenBy.includes(viewer.seat);
  const items = placed.items.filter(({ faceUp }) => faceUp || all).map(({ id }) => id);
  return {
    faceUp: placed.faceUp,
    ...(placed.faceUp || all || looked ? { card: shownCard(state, placed.id) } : {}),
    lookedAt: [...placed.seenBy],
    items: placed.items.length,
    itemCards: shownCards(state, items),
  };
}
