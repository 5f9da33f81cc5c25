import type { InstanceId } from '#cards';
import type { Placed, Player, State } from '../state.js';

/** Every card of a game as often as it lies somewhere: each exactly once, as long as the rules lose and double none. */
export function lying(state: State): InstanceId[] {
  const joined = state.combat?.fighters.filter(({ part }) => part === 'SECONDARY').map(({ id }) => id) ?? [];
  const shields = state.combat?.shields.map(({ id }) => id) ?? [];
  const arena = state.arena.flatMap(withItems);
  return [...state.players.flatMap(lyingAt), ...arena, ...present([state.terrain]), ...joined, ...shields].sort();
}

function lyingAt(player: Player): InstanceId[] {
  const { pile, hand, depot, pen, discard, victorious, dominant, standardBearer, prison, strongholds } = player;
  const single = [dominant, standardBearer, prison?.shield, prison?.captive];
  const built = Object.values(strongholds ?? {}).flatMap(({ on, under, upgrade, downgrade }) => [
    ...withItems(on),
    ...withItems(under),
    ...present([upgrade, downgrade]),
  ]);
  return [...pile, ...hand, ...depot, ...pen, ...discard, ...victorious, ...present(single), ...built];
}

const withItems = (placed: Placed | null): InstanceId[] =>
  placed ? [placed.id, ...placed.items.map(({ id }) => id)] : [];

const present = (cards: readonly (InstanceId | null | undefined)[]): InstanceId[] =>
  cards.filter((id): id is InstanceId => id != null);
