import type { InstanceId } from '#cards';
import { shownCard } from '#cards/hidden';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import type { ShownCard } from '../events/event-fields.js';
import { playerOf, placeOf, positions, seats } from './players.js';

export { shownCard } from '#cards/hidden';

export const shownCards = (state: State, ids: readonly InstanceId[]): ShownCard[] =>
  ids.map((id) => shownCard(state, id));

/**
 * True when a seat sees the face of a card where it lies now: its own cards anywhere but in its pile, and every card that
 * lies face up or that it has been let look at (arena.md 6). What it only remembers does not count.
 */
export function sees(state: State, seat: Seat, id: InstanceId): boolean {
  const instance = state.cards[id];
  if (!instance) return false;
  const placed = placeOf(state, id);
  if (placed) return placed.seat === seat || placed.placed.faceUp || placed.placed.seenBy.includes(seat);
  if (isPublic(state, id)) return true;
  const { hand, depot, pen } = playerOf(state, instance.owner);
  const item = itemOf(state, id);
  if (item) return item.faceUp || instance.owner === seat;
  return instance.owner === seat && [hand, depot, pen].some((pile) => pile.includes(id));
}

/** Face up for all players, in all places of such cards but those of strongholds and duel zone. */
function isPublic(state: State, id: InstanceId): boolean {
  if (state.terrain === id || state.combat?.fighters.some((fighter) => fighter.id === id)) return true;
  if (state.combat?.shields.some((shield) => shield.id === id)) return true;
  return seats.some((seat) => {
    const player = playerOf(state, seat);
    const { dominant, standardBearer, prison, victorious, discard } = player;
    if (dominant === id || standardBearer === id || prison?.shield === id || prison?.captive === id) return true;
    if (victorious.includes(id) || discard.includes(id)) return true;
    return positions.some((position) => {
      const stronghold = player.strongholds?.[position];
      return stronghold?.upgrade === id || stronghold?.downgrade === id;
    });
  });
}

function itemOf(state: State, id: InstanceId): { readonly faceUp: boolean } | undefined {
  for (const { strongholds, seat } of state.players) {
    const placed = [state.arena[seat], ...positions.map((position) => strongholds?.[position].on)];
    for (const item of placed.flatMap((one) => one?.items ?? [])) if (item.id === id) return item;
  }
  return undefined;
}
