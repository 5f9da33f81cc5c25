import type { InstanceId } from '#cards';
import type { Creature, Player, State } from '../state.js';

/** Every card of a game as often as it lies somewhere: each exactly once, as long as the rules lose and double none. */
export function lying(state: State): InstanceId[] {
  const onBoard = Object.values(state.board).flatMap(({ stacks, terrain }) => [
    ...stacks.flatMap((stack) => (stack ? [...present([stack.shield]), ...stack.creatures.flatMap(withItem)] : [])),
    ...present([terrain?.id]),
  ]);
  return [...state.players.flatMap(lyingAt), ...onBoard, ...present([state.combat?.merging?.shield])].sort();
}

function lyingAt({ pile, hand, depot, pen, discard, dominant, strongholds }: Player): InstanceId[] {
  const built = Object.values(strongholds ?? {}).flatMap(({ under, works, held }) => [
    ...(under ? withItem(under) : []),
    ...present([works, held]),
  ]);
  return [...pile, ...hand, ...depot, ...pen, ...discard, ...present([dominant]), ...built];
}

const withItem = ({ id, item }: Creature): InstanceId[] => [id, ...present([item])];

const present = (cards: readonly (InstanceId | null | undefined)[]): InstanceId[] =>
  cards.filter((id): id is InstanceId => id != null);
