import type { CardKey, InstanceId, StrongholdPosition } from '#cards';
import { hasRoomFor } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import { strongholdSpace } from '../../board/spaces.js';
import type { Target } from '../../commands.js';
import type { Stack, State } from '../../state.js';
import { cardOf } from '../../table/cards.js';
import { shownCard } from '../../table/faces.js';
import { positions, strongholdOf } from '../../table/players.js';
import { isHeldByEnemyOf, stackAt, stacksOf } from '../../table/stacks.js';
import type { OperationRules } from './operation-rules.js';

/** The creature that an own upgrade holds, with where it lies; none where an enemy shield stands on that stronghold. */
function heldIn(
  state: State,
  seat: Seat,
  upgrade: CardKey,
): { readonly position: StrongholdPosition; readonly held: InstanceId } | undefined {
  const position = positions.find((one) => strongholdOf(state, seat, one).works === upgrade);
  if (position === undefined || isHeldByEnemyOf(state, seat, strongholdSpace(seat, position))) return undefined;
  const { held } = strongholdOf(state, seat, position);
  return held === null ? undefined : { position, held };
}

/** Within the limit of a space (GUARD-049). */
const mayJoin = (state: State, { turned, creatures }: Stack, held: InstanceId): boolean =>
  turned &&
  hasRoomFor(
    creatures.map(({ id }) => cardOf(state, id)),
    cardOf(state, held),
  );

/** Creatures held by an upgrade join an own turned shield in any place (cards.md 5.6, guardians.md 11.4). */
export const holdOperation: OperationRules = {
  *targets(state, seat, _effect, source): Iterable<Target> {
    const found = heldIn(state, seat, source);
    if (!found) return;
    for (const { space, stack } of stacksOf(state, seat)) if (mayJoin(state, stack, found.held)) yield { space };
  },
  apply(turn, { seat, source, target }) {
    const { state } = turn;
    const { space } = target ?? {};
    const found = heldIn(state, seat, source);
    const stack = space && stackAt(state, seat, space);
    if (!found || !stack || !mayJoin(state, stack, found.held)) return;
    const { position: stronghold, held } = found;
    turn.emit({ type: 'heldJoined', seat, stronghold, space, card: shownCard(state, held) });
  },
};
