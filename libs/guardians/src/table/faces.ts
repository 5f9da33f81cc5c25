import type { InstanceId, ShownCard } from '#cards';
import { shownCard } from '#cards/hidden';
import type { Seat } from '#kernel';
import { seats } from '../board/spaces.js';
import { isPhaseOne } from '../flow/phase-one.js';
import type { Creature, State } from '../state.js';
import { creatureOf } from './creatures.js';
import { playerOf, positions } from './players.js';
import { isDistant, stacksOf } from './stacks.js';

export { shownCard } from '#cards/hidden';

export const shownCards = (state: State, ids: readonly InstanceId[]): ShownCard[] =>
  ids.map((id) => shownCard(state, id));

/** A creature with what it carries, as an event or a view shows it. */
export const shownCreature = (state: State, { id, item }: Creature): { card: ShownCard; item?: ShownCard } => ({
  card: shownCard(state, id),
  ...(item === null ? {} : { item: shownCard(state, item) }),
});

/** A creature in play, with what it carries, as it is shown when it is played. */
export const shownInPlay = (state: State, id: InstanceId): ReturnType<typeof shownCreature> =>
  shownCreature(state, creatureOf(state, id) ?? { id, item: null });

/** Whether the memory rule holds: in phase I a seat may not look under its own distant shields (GUARD-039, GUARD-228). */
export const isMemoryTested = isPhaseOne;

/**
 * True when a seat sees the face of a card where it lies now (guardians.md 6): what lies open, and its own cards but for those
 * of its pile and, in phase I, those under its distant shields. What it only remembers does not count.
 */
export function sees(state: State, seat: Seat, id: InstanceId): boolean {
  const owner = state.cards[id]?.owner;
  if (owner === undefined) return false;
  return isOpen(state, id) || (owner === seat && isOwnToSee(state, seat, id));
}

/** Cards played in a combat lie face up until it ends, with their items (guardians.md 6). */
function isOpenInCombat(state: State, id: InstanceId): boolean {
  const { combat } = state;
  if (!combat) return false;
  if (combat.merging?.shield === id) return true;
  return combat.fighters.some((fighter) => fighter.id === id || creatureOf(state, fighter.id)?.item === id);
}

/** Face up for all players: dominants, discard piles, upgrades, shields, terrains of a type, what has been turned up. */
function isOpen(state: State, id: InstanceId): boolean {
  if (seats.some((seat) => isOpenOf(state, seat, id)) || isOpenInCombat(state, id)) return true;
  return Object.values(state.board).some(
    ({ stacks, terrain }) =>
      (terrain?.id === id && !terrain.faceDown) || stacks.some((stack) => stack !== null && stack.shield === id),
  );
}

function isOpenOf(state: State, seat: Seat, id: InstanceId): boolean {
  const { dominant, discard, strongholds } = playerOf(state, seat);
  if (dominant === id || discard.includes(id)) return true;
  return positions.some((position) => {
    const stronghold = strongholds?.[position];
    if (!stronghold) return false;
    const { works, under } = stronghold;
    return works === id || (under?.faceUp === true && [under.id, under.item].includes(id));
  });
}

function isOwnToSee(state: State, seat: Seat, id: InstanceId): boolean {
  if (playerOf(state, seat).pile.includes(id)) return false;
  if (!isMemoryTested(state)) return true;
  return !stacksOf(state, seat).some(
    (placed) =>
      isDistant(state, placed) && placed.stack.creatures.some((creature) => creature.id === id || creature.item === id),
  );
}
