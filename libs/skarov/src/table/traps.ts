import { onceFor } from '#kernel';
import type { ZoneId } from '#skirmish';
import type { Room, Trap } from '../content/schema.js';
import type { Figure, State } from '../state.js';
import { roomsOf } from './rooms.js';

/** Whether a trap acts on a figure: on heroes, unless its card says otherwise (SKAROV-TILE-13). */
export const actsOn = ({ actsOn: whom = 'HEROES' }: Trap, { kind }: Pick<Figure, 'kind'>): boolean =>
  whom === 'EVERYBODY' || kind === 'HERO';

/** The traps of the base, room by room. */
export const trapsOf = (state: State): readonly Trap[] => roomsOf(state).flatMap(({ traps }) => traps);

/** The traps of a room that entering a zone sets off. */
const entryTraps = onceFor(({ traps }: Room): readonly Trap[] => traps.filter(({ on }) => on.zoneEntered));

/** Whether a trap does nothing any more: the test that it forces is closed. */
export const isDisarmed = ({ tests }: State, { test }: Trap): boolean =>
  test !== undefined && tests[test.id]?.closed === true;

/** How many traps a figure sets off by entering a zone (SKAROV-MOVE-09); `undefined`: none in the whole base. */
export function trapsOnEntering(state: State, figure: Figure): ((zoneId: ZoneId) => number) | undefined {
  const traps = roomsOf(state)
    .flatMap(entryTraps)
    .filter((trap) => actsOn(trap, figure) && !isDisarmed(state, trap));
  if (traps.length === 0) return undefined;
  return (zoneId) => traps.filter(({ on }) => on.zoneEntered?.zone === zoneId).length;
}
