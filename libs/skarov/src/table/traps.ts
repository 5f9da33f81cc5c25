import { onceFor } from '#kernel';
import type { ZoneId } from '#skirmish';
import { nodesOf } from '#skirmish/content/lint';
import type { Room, Trap } from '../content/schema.js';
import type { Effect } from '../content/vocabulary.js';
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

/** The words that may bring a figure to another space. */
const moving: readonly (keyof Effect)[] = ['place', 'swap', 'push', 'move', 'moveFreely', 'step'];

/** The traps of a room that entering a zone sets off, and that may move the figure. */
const movingTraps = onceFor((room: Room): readonly Trap[] =>
  entryTraps(room).filter((trap) => nodesOf(trap.do).some(({ value }) => moving.some((word) => word in value))),
);

const liveOnes = (state: State, figure: Figure, of: (room: Room) => readonly Trap[]): readonly Trap[] =>
  roomsOf(state)
    .flatMap(of)
    .filter((trap) => actsOn(trap, figure) && !isDisarmed(state, trap));

const setOffIn = (traps: readonly Trap[], zoneId: ZoneId): number =>
  traps.filter(({ on }) => on.zoneEntered?.zone === zoneId).length;

/** Whether a figure stands in a zone that it passes through, since a trap there may move it (SKAROV-TILE-13); `undefined`: in none. */
export function trapsThatMove(state: State, figure: Figure): ((zoneId: ZoneId) => boolean) | undefined {
  const traps = liveOnes(state, figure, movingTraps);
  return traps.length === 0 ? undefined : (zoneId) => setOffIn(traps, zoneId) > 0;
}

/** How many traps a figure sets off by entering a zone (SKAROV-MOVE-09); `undefined`: none in the whole base. */
export function trapsOnEntering(state: State, figure: Figure): ((zoneId: ZoneId) => number) | undefined {
  const traps = liveOnes(state, figure, entryTraps);
  return traps.length === 0 ? undefined : (zoneId) => setOffIn(traps, zoneId);
}
