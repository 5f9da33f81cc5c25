import type { Seat } from '#kernel';
import type { Space } from '../words.js';
import { neighboursOf, strongholdAt } from './spaces.js';

/** The open cards on a space: all players see them, so no move is blind (GUARD-068). */
export interface OpenSpace {
  /** The owner of the terrain there, face down or not. */
  readonly terrainOf: Seat | null;
  /** The owner of the shield or garrison there. */
  readonly stackOf: Seat | null;
}

/** The reasons for which a move stops where it steps (GUARD-069 to GUARD-072). */
export type Interruption = 'BARE_LAND' | 'ENEMY_TERRAIN' | 'ENEMY_STACK' | 'ENEMY_STRONGHOLD';

/** The reason for which a seat’s move stops on a space; `null` where the move may go on (GUARD-068). An enemy stack is met before all else. */
export function interruptionAt(space: Space, mover: Seat, { terrainOf, stackOf }: OpenSpace): Interruption | null {
  if (stackOf !== null && stackOf !== mover) return 'ENEMY_STACK';
  const stronghold = strongholdAt(space);
  if (stronghold) return stronghold.seat === mover ? null : 'ENEMY_STRONGHOLD';
  if (terrainOf === null) return 'BARE_LAND';
  return terrainOf === mover ? null : 'ENEMY_TERRAIN';
}

/** A path over the board, as it is to be judged. */
export interface Walk {
  readonly mover: Seat;
  readonly from: Space;
  /** The spaces that are stepped on, one after the other. */
  readonly path: readonly Space[];
  /** A flight: its first step never interrupts (GUARD-076). */
  readonly fly: boolean;
  /** The open cards on each space. */
  readonly open: (space: Space) => OpenSpace;
}

/** Why a path is none: not step by step, without steps or back to where it has been; or it goes on where it is stopped. */
export function faultOfPath({ mover, from, path, fly, open }: Walk): 'NOT_ADJACENT' | 'MOVE_INTERRUPTED' | null {
  const stops = [from, ...path];
  const isWay =
    path.length > 0 &&
    new Set(stops).size === stops.length &&
    path.every((space, at) => neighboursOf(stops[at] as Space).includes(space));
  if (!isWay) return 'NOT_ADJACENT';
  const crossed = path.slice(fly ? 1 : 0, -1);
  return crossed.some((space) => interruptionAt(space, mover, open(space)) !== null) ? 'MOVE_INTERRUPTED' : null;
}

/** Every path of one step up to so many from a space, shorter ones first, then in the order of the board (GUARD-067). */
export function pathsFrom(from: Space, mostSteps: number): Space[][] {
  const paths: Space[][] = [];
  let longest: Space[][] = [[]];
  for (let step = 0; step < mostSteps; step += 1) {
    longest = longest.flatMap((path) =>
      neighboursOf(path.at(-1) ?? from)
        .filter((space) => space !== from && !path.includes(space))
        .map((space) => [...path, space]),
    );
    paths.push(...longest);
  }
  return paths;
}
