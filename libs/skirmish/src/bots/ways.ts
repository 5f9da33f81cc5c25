import { onceFor, onceForEach } from '#kernel';
import type { ZoneId } from '../board/board.js';
import { zoneGraph } from '../board/distances.js';
import type { Actor } from './actor.js';
import type { Battle, Crossing } from './battle.js';
import { zoneAt } from './ground.js';

/** Counts by zone. */
export type Counts = ReadonlyMap<ZoneId, number>;

const foeZones = onceFor(
  ({ foes, ground }: Battle): ReadonlySet<ZoneId> => new Set(foes.map(({ spaceId }) => zoneAt(ground, spaceId))),
);

const counted = onceForEach<Battle, Counts>();

/** How many moves take an actor from a zone to each other zone that it can get to (CLASH-125 to CLASH-132). */
export function movesFrom(battle: Battle, actor: Actor, zone: ZoneId): Counts {
  const { speed, flies, sureFooted, rooted } = actor;
  return counted(battle, `${zone} ${speed} ${flies} ${sureFooted} ${rooted}`, () =>
    rooted ? new Map([[zone, 0]]) : countMoves(battle, actor, zone),
  );
}

/** Move by move: all zones that one move more leads to, and those behind what has been opened by then. */
function countMoves(battle: Battle, actor: Actor, zone: ZoneId): Counts {
  const moves = new Map([[zone, 0]]);
  const due = new Map<number, ZoneId[]>();
  for (let level: ZoneId[] = [zone], count = 1; level.length > 0 || due.size > 0; count += 1) {
    for (const { to, moves: more } of crossingsFrom(battle, level)) {
      const at = count - 1 + more;
      due.set(at, [...(due.get(at) ?? []), to]);
    }
    const isNew = (to: ZoneId): boolean => {
      if (moves.has(to)) return false;
      moves.set(to, count);
      return true;
    };
    level = [...oneMove(battle, actor, level, isNew), ...(due.get(count) ?? []).filter(isNew)];
    due.delete(count);
  }
  return moves;
}

const crossingsFrom = ({ crossings = [] }: Battle, zones: readonly ZoneId[]): readonly Crossing[] =>
  crossings.length === 0 ? crossings : crossings.filter(({ from }) => zones.includes(from));

/** The new zones that one move leads to from some: those with an enemy are ends, and whoever is held there leaves by one step. */
function oneMove(
  battle: Battle,
  { flies, sureFooted, speed }: Actor,
  from: readonly ZoneId[],
  isNew: (to: ZoneId) => boolean,
): ZoneId[] {
  const { board, doors } = battle.ground;
  const graph = zoneGraph(board, doors);
  const beyond = (zones: readonly ZoneId[]): ZoneId[] => zones.flatMap((zone) => graph.get(zone) ?? []).filter(isNew);
  const isEnd = (zone: ZoneId): boolean => !flies && foeZones(battle).has(zone);
  const isHeld = (zone: ZoneId): boolean => !sureFooted && isEnd(zone);
  const reached: ZoneId[] = [];
  let front = from.filter((zone) => !isHeld(zone));
  for (let left = speed; left > 0 && front.length > 0; left -= 1) {
    const next = beyond(front);
    reached.push(...next);
    front = next.filter((zone) => !isEnd(zone));
  }
  return [...reached, ...beyond(from.filter(isHeld))];
}
