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

/** How many traps entering each zone of a room sets off for heroes, and for villains. */
const entryTraps = onceFor(({ traps }: Room) => {
  const count = (figure: Pick<Figure, 'kind'>): ReadonlyMap<ZoneId, number> => {
    const counts = new Map<ZoneId, number>();
    for (const trap of traps) {
      const zone = actsOn(trap, figure) ? trap.on.zoneEntered?.zone : undefined;
      if (zone !== undefined) counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
    return counts;
  };
  return { HERO: count({ kind: 'HERO' }), VILLAIN: count({ kind: 'VILLAIN' }) };
});

/** The traps that a figure sets off by entering a zone (SKAROV-MOVE-09); `undefined`: none in the whole base. */
export function trapsOnEntering(state: State, { kind }: Figure): ((zoneId: ZoneId) => number) | undefined {
  const whose = kind === 'HERO' ? 'HERO' : 'VILLAIN';
  const counts = roomsOf(state)
    .map((room) => entryTraps(room)[whose])
    .filter(({ size }) => size > 0);
  if (counts.length === 0) return undefined;
  return (zoneId) => counts.reduce((sum, ofRoom) => sum + (ofRoom.get(zoneId) ?? 0), 0);
}
