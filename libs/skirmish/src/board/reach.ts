import type { Board, OpenDoors, ZoneId } from './board.js';
import type { SpaceId } from '../cells/cells.js';
import { zoneDistance, zoneGraph } from './distances.js';

/** The figures on a space, seen by the mover. */
export type Standing = ReadonlyMap<SpaceId, 'ALLY' | 'ENEMY'>;

/** The mover. */
export interface Mover {
  readonly from: SpaceId;
  /** Zones that one move action takes it: its speed. */
  readonly zones: number;
  /** Enemies neither stop it nor hold it. */
  readonly ignoresEnemies?: boolean;
  /** It may leave a zone with an enemy and go on; enemies that it comes to still stop it. */
  readonly sureFooted?: boolean;
  /** The cost of entering a zone, 0 or more; none where this is absent. Of all ways the cheapest is taken (SKAROV-MOVE-09). */
  readonly costOf?: (zoneId: ZoneId) => number;
}

export type MoveKind = 'TRAVEL' | 'REPOSITION' | 'BREAK_AWAY';

/** A way that leads to a space within one move action. */
export interface Way {
  readonly kind: MoveKind;
  /** The zones entered, in order: the cheapest, then the fewest, then the smallest list of ids (CLASH-244). None when repositioning. */
  readonly zones: readonly string[];
}

export type OutOfReach = 'NO_WAY' | 'TOO_FAR' | 'ENEMY_STOPS_MOVE' | 'BREAK_AWAY_ONE_ZONE';

/**
 * The free spaces that one move action leads to, in canonical order, with the way (CLASH-125 to CLASH-134, CLASH-244).
 * `standing` need not name the mover; its own space is never an end. Nothing leads to a space without zone; from one, the
 * first step is the zone that it is attached to, occupied or not, and its own space is all that it leaves behind
 * (SKAROV-MOVE-11).
 */
export function reach(board: Board, openDoors: OpenDoors, mover: Mover, standing: Standing): ReadonlyMap<SpaceId, Way> {
  const ways = waysToZones(board, openDoors, mover, standing);
  const ends = new Map<SpaceId, Way>();
  for (const space of board.spaces) {
    const way = ways.get(space.zoneId);
    if (way && space.id !== mover.from && !standing.has(space.id)) ends.set(space.id, way);
  }
  return ends;
}

/**
 * The reason why a free space is out of reach: no way leads there, with any figures; the mover has to break away and the zone
 * is not adjacent; it lies beyond its speed; or an enemy on the way stops it. `undefined` when it is in reach.
 */
export function whyOutOfReach(
  board: Board,
  openDoors: OpenDoors,
  mover: Mover,
  standing: Standing,
  to: SpaceId,
): OutOfReach | undefined {
  if (reach(board, openDoors, mover, standing).has(to)) return undefined;
  const start = board.space(mover.from);
  const [from, target] = [start.zoneId, board.space(to).zoneId];
  const first = from === '' ? start.firstZoneId : from;
  if (first === undefined || target === '') return 'NO_WAY';
  const far = zoneDistance(board, openDoors, first, target) + (from === '' ? 1 : 0);
  if (far === Infinity) return 'NO_WAY';
  if (isHeld(mover, enemyZones(board, mover, standing).has(from))) return far > 1 ? 'BREAK_AWAY_ONE_ZONE' : 'NO_WAY';
  return far > mover.zones ? 'TOO_FAR' : 'ENEMY_STOPS_MOVE';
}

function waysToZones(board: Board, openDoors: OpenDoors, mover: Mover, standing: Standing): Map<ZoneId, Way> {
  const ways = new Map<ZoneId, Way>();
  const cheapest = new Map<ZoneId, number>();
  const { zoneId: home, firstZoneId } = board.space(mover.from);
  if (home !== '') {
    ways.set(home, { kind: 'REPOSITION', zones: [] });
    cheapest.set(home, 0);
  }
  const graph = zoneGraph(board, openDoors);
  const enemies = enemyZones(board, mover, standing);
  const held = isHeld(mover, enemies.has(home));
  const kind = held ? 'BREAK_AWAY' : 'TRAVEL';
  const zonesLeft = held ? 1 : mover.zones;
  const nextTo = (zoneId: ZoneId): readonly ZoneId[] =>
    zoneId !== '' ? (graph.get(zoneId) ?? []) : firstZoneId === undefined ? [] : [firstZoneId];
  // Every level is in order of its ways, so the first find of a zone at one price is by the smallest list of ids.
  let level = new Map<ZoneId, Step>([[home, { way: [], cost: 0 }]]);
  for (let step = 1; step <= zonesLeft && level.size > 0; step += 1) {
    const next = new Map<ZoneId, Step>();
    for (const [id, { way, cost }] of level) {
      for (const neighbour of nextTo(id)) {
        const price = cost + (mover.costOf?.(neighbour) ?? 0);
        if (price >= (cheapest.get(neighbour) ?? Infinity)) continue;
        const zones = [...way, neighbour];
        ways.set(neighbour, { kind, zones });
        cheapest.set(neighbour, price);
        next.delete(neighbour);
        if (mover.ignoresEnemies === true || !enemies.has(neighbour)) next.set(neighbour, { way: zones, cost: price });
      }
    }
    level = next;
  }
  return ways;
}

/** A way to a zone, and what it has cost. */
interface Step {
  readonly way: readonly ZoneId[];
  readonly cost: number;
}

/** Whether leaving the zone takes the whole action (CLASH-128). */
const isHeld = (mover: Mover, enemyInZone: boolean): boolean =>
  enemyInZone && mover.ignoresEnemies !== true && mover.sureFooted !== true;

function enemyZones(board: Board, mover: Mover, standing: Standing): ReadonlySet<string> {
  const zones = new Set<string>();
  for (const [spaceId, who] of standing) {
    if (who === 'ENEMY' && spaceId !== mover.from) zones.add(board.space(spaceId).zoneId);
  }
  zones.delete('');
  return zones;
}
