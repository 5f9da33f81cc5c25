import type { CardKey } from '#cards';
import type { Creature, State } from '../state.js';
import { playerOf, positions } from './players.js';
import { stacksOf } from './stacks.js';
import { seats } from '../board/spaces.js';

/** A creature in play by its id, with what it carries: in a stack, or under a stronghold. */
export function creatureOf(state: State, id: CardKey): Creature | undefined {
  for (const seat of seats) {
    for (const { stack } of stacksOf(state, seat)) {
      const found = stack.creatures.find((creature) => creature.id === id);
      if (found) return found;
    }
    for (const position of positions) {
      const under = playerOf(state, seat).strongholds?.[position].under;
      if (under?.id === id) return under;
    }
  }
  return undefined;
}
