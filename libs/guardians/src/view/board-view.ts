import { seesAllOf, type Seat, type Viewer } from '#kernel';
import { controllerOf } from '../board/control.js';
import { seats, spaces } from '../board/spaces.js';
import type { Stack, State } from '../state.js';
import { claimsOn } from '../table/claims.js';
import { isMemoryTested, shownCard, shownCreature } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import { isDistant, stackAt } from '../table/stacks.js';
import type { Space } from '../words.js';
import type { GroundView, StackView } from './view-schema.js';

/** The spaces of the board, as a viewer sees what lies on them (guardians.md 6). */
export const boardView = (state: State, viewer: Viewer): GroundView[] =>
  spaces.map((space) => ({
    space,
    controller: controllerOf(space, claimsOn(state, space)),
    ...terrainView(state, space, viewer),
    stacks: seats.flatMap((seat) => {
      const stack = stackAt(state, seat, space);
      return stack ? [stackView(state, { seat, space, stack }, viewer)] : [];
    }),
  }));

function terrainView(state: State, space: Space, viewer: Viewer): Pick<GroundView, 'terrain'> {
  const { terrain } = state.board[space];
  if (!terrain) return {};
  const { id, owner: seat, faceDown } = terrain;
  const isSeen = !faceDown || seesAllOf(viewer, seat);
  return { terrain: { seat, faceDown, ...(isSeen ? { card: shownCard(state, id) } : {}) } };
}

/** In phase I not even its owner sees what lies under a distant shield (GUARD-039, GUARD-228). */
function stackView(
  state: State,
  placed: { readonly seat: Seat; readonly space: Space; readonly stack: Stack },
  viewer: Viewer,
): StackView {
  const { seat, stack } = placed;
  const isForgotten = viewer.kind === 'seat' && isMemoryTested(state) && isDistant(state, placed);
  if (!seesAllOf(viewer, seat)) return { ...openView(state, seat, stack), known: knownOf(state, seat, stack) };
  const creatures = stack.creatures.map((creature) => shownCreature(state, creature));
  return {
    ...openView(state, seat, stack),
    ...(isForgotten ? { hidden: 'MEMORY_RULE' } : { creatures }),
  };
}

const openView = (state: State, seat: Seat, { shield, turned }: Stack): StackView => ({
  seat,
  ...(shield === null ? {} : { shield: shownCard(state, shield) }),
  turned,
});

/** Cards that were shown once, and have not gone unseen since; an item only if that was shown too (GUARD-227). */
function knownOf(state: State, seat: Seat, { creatures }: Stack): NonNullable<StackView['known']> {
  const { known } = playerOf(state, seat);
  return (
    creatures
      .filter(({ id }) => known.includes(id))
      // Not in the order of their arrival, which is hidden.
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, item }) => shownCreature(state, { id, item: item !== null && known.includes(item) ? item : null }))
  );
}
