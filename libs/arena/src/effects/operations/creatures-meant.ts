import type { Effect } from '#cards';
import type { Seat } from '#kernel';
import type { Target } from '../../commands.js';
import type { Fighter, State } from '../../state.js';
import { applies, fits } from '../../totals/conditions.js';
import type { Use } from './operation-rules.js';

const fightersIn = ({ combat }: State): readonly Fighter[] => combat?.fighters ?? [];

/** True for an effect whose player names a creature. */
export const picks = ({ target }: Effect): boolean => target === 'PICK_OWN' || target === 'PICK_ENEMY';

/**
 * The creatures of the combat that a seat may name for an effect: of the right side, fitting its filter, and where it changes
 * a creature and does not remove it, in their first confrontation (ARENA-SPL-05).
 */
export function* creaturesToPick(state: State, seat: Seat, effect: Effect, fresh: boolean): Iterable<Target> {
  const enemy = effect.target === 'PICK_ENEMY';
  const filters = [effect.when?.own, enemy ? effect.when?.opponent : undefined];
  for (const fighter of fightersIn(state)) {
    if ((fighter.seat !== seat) !== enemy || (fresh && !fighter.fresh)) continue;
    if (filters.every((filter) => filter === undefined || fits(state, filter, fighter.id)))
      yield { cardId: fighter.id };
  }
}

/** The creatures of the combat to which an effect would do something: none that is immune to its tag (CARD-11). */
export const creaturesMeant = (state: State, use: Use): Fighter[] =>
  fightersIn(state).filter(
    ({ id }) => (use.target?.cardId === undefined || use.target.cardId === id) && applies(state, use, id),
  );
