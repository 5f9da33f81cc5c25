import type { Seat } from '#kernel';
import type { Target } from '../../commands.js';
import type { State } from '../../state.js';
import { otherSeat } from '../../table/players.js';
import { stackAt, stacksOf, type PlacedStack } from '../../table/stacks.js';

/** The enemy’s stacks and garrisons, by their spaces: that they are there is public (GUARD-226, cards.md 4.4). */
export const enemyStacks = (state: State, seat: Seat): Target[] =>
  stacksOf(state, otherSeat(seat)).map(({ space }) => ({ space }));

/** The enemy’s stack that was named; `undefined` when it has gone meanwhile (CARD-12). */
export function stackNamed(state: State, seat: Seat, target: Target | null): PlacedStack | undefined {
  const enemy = otherSeat(seat);
  const { space } = target ?? {};
  const stack = space && stackAt(state, enemy, space);
  return stack ? { seat: enemy, space, stack } : undefined;
}
