import type { InstanceId } from '#cards';
import { slotsOf, type HiddenSlot } from '#cards/hidden';
import { borderOf } from '#cards/schema';
import type { Seat } from '#kernel';
import { mayLieUnder } from '../effects/standing-effects.js';
import { cardOf } from '../table/cards.js';
import type { Placed, State } from '../state.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { isCreature, isGarrison } from '../table/sorts.js';
import type { Stage } from '../words.js';

/** Every place of a seat that is hidden from the viewer: `own` says that it is the viewer's own seat. */
export function hiddenSlots(world: State, seat: Seat, own: boolean, viewer: Seat | null): HiddenSlot[] {
  const player = playerOf(world, seat);
  const known = new Set(player.known);
  const slots = slotsOf(player.pile);
  if (!own) {
    const keepsBorder = afterSplit(world.stage);
    for (const pile of [player.hand, player.depot, player.pen]) {
      const borders = new Map(pile.map((id) => [id, border(world, id)]));
      slots.push(...slotsOf(pile, (old, id) => !keepsBorder || borders.get(old) === border(world, id)));
    }
    slots.push(...placedSlots(world, seat, viewer));
  }
  return slots.filter(({ id }) => !known.has(id));
}

/** From the split on all players can tell from the counts how many cards of a hand came from pen and depot (ARENA-DSC-02). */
const inReserve: readonly Stage[] = ['DECKS', 'STOCK', 'RESERVE', 'DOMINANT', 'ENLISTMENT', 'EXCESS_DISCARD', 'SPLIT'];
const afterSplit = (stage: Stage): boolean => !inReserve.includes(stage);

const border = (world: State, id: InstanceId) => borderOf(cardOf(world, id).type);

function placedSlots(world: State, seat: Seat, viewer: Seat | null): HiddenSlot[] {
  const slots: HiddenSlot[] = [];
  const add = (placed: Placed | null, fits: (id: InstanceId) => boolean, lay: (placed: Placed) => void): void => {
    if (!placed) return;
    if (!placed.faceUp && !(viewer !== null && placed.seenBy.includes(viewer))) {
      slots.push({ id: placed.id, fits, lay: (id) => lay({ ...placed, id }) });
    }
  };
  for (const position of playerOf(world, seat).strongholds ? positions : []) {
    const stronghold = strongholdOf(world, seat, position);
    const { on, under } = stronghold;
    const bears = (on?.items.length ?? 0) > 0;
    add(
      on,
      (id) => (bears ? isCreature(world, id) : isGarrison(world, id)),
      (placed) => (stronghold.on = placed),
    );
    add(
      under,
      (id) => isCreature(world, id) && mayLieUnder(world, seat, position, id),
      (placed) => (stronghold.under = placed),
    );
  }
  const arena = world.arena[seat] ?? null;
  add(
    arena,
    (id) => isCreature(world, id),
    (placed) => (world.arena[seat] = placed),
  );
  return slots;
}

/** Face-down creature items of a seat: exchanged among the item cards that the viewer does not know. */
export function itemSlots(world: State, seat: Seat): HiddenSlot[] {
  const bearers = [world.arena[seat], ...positions.map((position) => playerOf(world, seat).strongholds?.[position].on)];
  return bearers.flatMap((bearer) =>
    (bearer?.items ?? []).flatMap((item, place) =>
      item.faceUp
        ? []
        : [
            {
              id: item.id,
              fits: (id: InstanceId) => cardOf(world, id).type === 'ITEM_CREATURE',
              lay: (id: InstanceId) => {
                bearer?.items.splice(place, 1, { id, faceUp: false });
              },
            },
          ],
    ),
  );
}
