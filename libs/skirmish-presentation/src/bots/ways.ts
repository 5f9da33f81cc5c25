import { onceFor, onceForEach } from '#kernel';
import type { Board, ZoneId } from '#skirmish';
import { zoneGraph } from '#skirmish/board';
import type { Actor } from './actor.js';
import type { Battle } from './battle.js';

/** Counts by zone. */
export type Counts = ReadonlyMap<ZoneId, number>;

/** By the foes, then the board: a battle looked at with other doors open has the same of both. */
const zonesOf = onceFor((foes: Battle['foes']) =>
  onceFor((board: Board): ReadonlySet<ZoneId> => new Set(foes.map(({ spaceId }) => board.space(spaceId).zoneId))),
);

const foeZones = ({ foes, ground }: Battle): ReadonlySet<ZoneId> => zonesOf(foes)(ground.board);

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
    for (const { from, to, moves: more } of battle.crossings ?? []) {
      if (!level.includes(from)) continue;
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

/** The new zones that one move leads to from some: those with an enemy are ends, and a figure held there leaves by one step. */
function oneMove(
  battle: Battle,
  { flies, sureFooted, speed }: Actor,
  from: readonly ZoneId[],
  isNew: (to: ZoneId) => boolean,
): ZoneId[] {
  const { board, doors } = battle.ground;
  const graph = zoneGraph(board, doors);
  const ends = flies ? noZones : foeZones(battle);
  const reached: ZoneId[] = [];
  let front = sureFooted ? from : from.filter((zone) => !ends.has(zone));
  for (let left = speed; left > 0 && front.length > 0; left -= 1) {
    const next = newBeyond(graph, front, isNew);
    reached.push(...next);
    front = ends.size === 0 ? next : next.filter((zone) => !ends.has(zone));
  }
  if (!sureFooted && ends.size > 0) {
    const held = from.filter((zone) => ends.has(zone));
    reached.push(...newBeyond(graph, held, isNew));
  }
  return reached;
}

const noZones: ReadonlySet<ZoneId> = new Set();

/** The new zones beside some. */
function newBeyond(graph: ZoneGraph, zones: readonly ZoneId[], isNew: (to: ZoneId) => boolean): ZoneId[] {
  const beyond: ZoneId[] = [];
  for (const zone of zones) {
    for (const to of graph.get(zone) ?? []) if (isNew(to)) beyond.push(to);
  }
  return beyond;
}

type ZoneGraph = ReturnType<typeof zoneGraph>;
