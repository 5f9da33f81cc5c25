import type { InstanceId, StrongholdPosition } from '#cards';
import { effectsIn } from '#cards/engine';
import { holdsCreature } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import type { ArenaTurn } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { inOrder, playerOf, positions, strongholdOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';

const entersFromUnder = (state: State, id: InstanceId): boolean =>
  effectsIn('ARENA', cardOf(state, id)).some(
    ({ effect }) => effect.op === 'GRANT' && effect.what === 'ENTER_FROM_UNDER',
  );

/** An upgrade that holds any creature under this stronghold (ARENA-ENL-12). */
const holds = (state: State, seat: Seat, position: StrongholdPosition): boolean => {
  const { upgrade } = strongholdOf(state, seat, position);
  return upgrade !== null && holdsCreature('ARENA', cardOf(state, upgrade));
};

/** Whether a creature may be put UNDER this stronghold: influential, ranged, by its text or by the upgrade (ARENA-ENL-04). */
export function mayLieUnder(state: State, seat: Seat, position: StrongholdPosition, id: InstanceId): boolean {
  const { influenceValue, rangedStrength } = cardOf(state, id);
  if (influenceValue !== undefined || rangedStrength !== undefined) return true;
  return entersFromUnder(state, id) || holds(state, seat, position);
}

/** Whether the creature UNDER this stronghold may enter the arena (ARENA-ENT-05). */
export function mayEnterFromUnder(state: State, seat: Seat, position: StrongholdPosition): boolean {
  const { under } = strongholdOf(state, seat, position);
  if (!under) return false;
  return entersFromUnder(state, under.id) || holds(state, seat, position);
}

/** A stronghold of a seat. */
interface Home {
  readonly seat: Seat;
  readonly position: StrongholdPosition;
}

/** The strongholds under which one of these cards, an upgrade, holds a creature (ARENA-ENL-12). */
export const heldBy = (state: State, cards: readonly InstanceId[]): Home[] =>
  inOrder(state).flatMap((seat) =>
    positions
      .filter((position) => {
        const { upgrade } = playerOf(state, seat).strongholds?.[position] ?? {};
        return upgrade != null && cards.includes(upgrade) && holds(state, seat, position);
      })
      .map((position) => ({ seat, position })),
  );

/**
 * Their upgrades have gone: a creature UNDER them that may not lie there goes to its pen. One that lies face down is not
 * shown, and whether it stays or goes is told in one event either way (ARENA-ENL-12, ARENA-ENG-06).
 */
export function releaseHeld(turn: ArenaTurn, homes: readonly Home[]): void {
  for (const { seat, position } of homes) {
    const { under } = strongholdOf(turn.state, seat, position);
    if (!under || turn.state.over) continue;
    const stays = mayLieUnder(turn.state, seat, position, under.id);
    const card = shownCard(turn.state, under.id);
    if (!under.faceUp) turn.emit({ type: 'heldCreatureReleased', seat, stronghold: position, stays, card });
    else if (!stays) turn.emit({ type: 'cardsSentToPen', seat, why: 'EFFECT', cards: [card], items: [] });
  }
}
