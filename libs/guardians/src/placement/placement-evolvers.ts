import type { InstanceId } from '#cards';
import { strongholdSpace } from '../board/spaces.js';
import type { Evolvers } from '../flow/turn.js';
import { finish } from '../flow/sealed.js';
import type { Creature, State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { leave } from '../table/leave.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { creaturesOn, heldAt, itemGivenTo, laidAt, placingOf, shieldOn } from './placements.js';

/** How cards are laid in secret, and come on the board. */
export const placementEvolvers = {
  cardLaid(state, { seat, placement }) {
    placingOf(state, seat).placed.push(placement);
  },
  cardTakenBack(state, { seat, card }) {
    const placing = placingOf(state, seat);
    // The item that it carries comes along (GUARD-058).
    placing.placed = placing.placed.filter(
      ({ cardId: id, bearer }) => id !== card.instanceId && bearer !== card.instanceId,
    );
    placing.takenBack += 1;
  },
  placementFinished(state, { seat }) {
    finish(state, seat);
  },
  worksShown: () => undefined,
  worksLaid(state, { seat, of, stronghold, card, replaced }) {
    forgetPlacement(state, seat, card.instanceId);
    leave(state, card.instanceId);
    if (replaced) {
      leave(state, replaced.instanceId);
      playerOf(state, of).discard.push(replaced.instanceId);
    }
    strongholdOf(state, of, stronghold).works = card.instanceId;
  },
  downgradeReturned(state, { seat, card }) {
    forgetPlacement(state, seat, card.instanceId);
    playerOf(state, seat).known.push(card.instanceId);
  },
  stacksPlaced(state, { seat, strongholds }) {
    if (strongholds.length > 0) forgetInHand(state, seat);
    for (const position of positions) placeStack(state, seat, position);
    const placing = placingOf(state, seat);
    placing.placed = [];
  },
} satisfies Partial<Evolvers>;

function forgetPlacement(state: State, seat: number, id: InstanceId): void {
  const placing = placingOf(state, seat);
  placing.placed = placing.placed.filter((placement) => placement.cardId !== id);
}

/** Cards lie face down somewhere now: of the creatures and items that all players knew in the hand none is known there (GUARD-227). */
function forgetInHand(state: State, seat: number): void {
  const player = playerOf(state, seat);
  const mayLieHidden = (id: InstanceId): boolean => ['CREATURE', 'ITEM_CREATURE'].includes(cardOf(state, id).type);
  player.known = player.known.filter((id) => !player.hand.includes(id) || !mayLieHidden(id));
}

function placeStack(state: State, seat: number, position: (typeof positions)[number]): void {
  const shield = shieldOn(state, seat, position) ?? null;
  const creatures = creaturesOn(state, seat, position).map((id) => withItem(state, seat, id));
  const [under] = laidAt(state, seat, 'UNDER', position);
  const held = heldAt(state, seat, position);
  const moved = [shield, under, held, ...creatures.flatMap(({ id, item }) => [id, item])];
  for (const id of moved) if (id != null) leave(state, id);
  const { stacks } = state.board[strongholdSpace(seat, position)];
  if (creatures.length > 0) stacks[seat] = { shield, turned: false, creatures };
  if (held !== undefined) strongholdOf(state, seat, position).held = held;
  if (under !== undefined) strongholdOf(state, seat, position).under = { id: under, item: null, faceUp: false };
}

const withItem = (state: State, seat: number, id: InstanceId): Creature => ({
  id,
  item: itemGivenTo(state, seat, id) ?? null,
});
