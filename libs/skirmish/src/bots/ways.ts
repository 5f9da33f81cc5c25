import { onceFor } from '#kernel';
import type { ZoneId } from '../board/board.js';
import type { Actor } from './actor.js';
import type { Battle, Crossing } from './battle.js';
import { zoneAt } from './ground.js';
import { neighboursOf } from './zone-steps.js';

/** Counts by zone. */
export type Counts = ReadonlyMap<ZoneId, number>;

const remembered = onceFor((_battle: Battle) => new Map<string, Counts>());

const foeZones = onceFor(
  ({ foes, ground }: Battle): ReadonlySet<ZoneId> => new Set(foes.map(({ spaceId }) => zoneAt(ground, spaceId))),
);

/** How many moves take an actor from a zone to each other zone that it can get to (CLASH-125 to CLASH-132). */
export function movesFrom(battle: Battle, actor: Actor, zone: ZoneId): Counts {
  const key = keyOf(actor, zone);
  const known = remembered(battle).get(key) ?? (actor.rooted ? new Map([[zone, 0]]) : countMoves(battle, actor, zone));
  remembered(battle).set(key, known);
  return known;
}

const keyOf = ({ speed, flies, sureFooted, rooted }: Actor, zone: ZoneId): string =>
  [zone, speed, flies, sureFooted, rooted].join();

function countMoves(battle: Battle, actor: Actor, zone: ZoneId): Counts {
  const moves = new Map([[zone, 0]]);
  const due = new Map<number, ZoneId[]>();
  for (let level: ZoneId[] = [zone], count = 1; level.length > 0 || due.size > 0; count += 1) {
    for (const { to, moves: more } of crossingsFrom(battle, level)) {
      const at = count - 1 + more;
      due.set(at, [...(due.get(at) ?? []), to]);
    }
    const next: ZoneId[] = [];
    for (const to of [...level.flatMap((from) => [...oneMove(battle, actor, from)]), ...(due.get(count) ?? [])]) {
      if (moves.has(to)) continue;
      moves.set(to, count);
      next.push(to);
    }
    due.delete(count);
    level = next;
  }
  return moves;
}

const crossingsFrom = ({ crossings = [] }: Battle, zones: readonly ZoneId[]): readonly Crossing[] =>
  crossings.length === 0 ? crossings : crossings.filter(({ from }) => zones.includes(from));

const steps = onceFor((_battle: Battle) => new Map<string, ReadonlySet<ZoneId>>());

function oneMove(battle: Battle, actor: Actor, from: ZoneId): ReadonlySet<ZoneId> {
  const key = keyOf(actor, from);
  const known = steps(battle).get(key) ?? zonesOfMove(battle, actor, from);
  steps(battle).set(key, known);
  return known;
}

/** The zones that one move leads to: those with an enemy are ends. */
function zonesOfMove(battle: Battle, { flies, sureFooted, speed }: Actor, from: ZoneId): ReadonlySet<ZoneId> {
  const held = foeZones(battle).has(from) && !flies && !sureFooted;
  const zones = new Set([from]);
  let level = [from];
  for (let left = held ? 1 : speed; left > 0; left -= 1) {
    const next: ZoneId[] = [];
    for (const to of level.flatMap((zone) => neighboursOf(battle.ground).get(zone) ?? [])) {
      if (zones.has(to)) continue;
      zones.add(to);
      if (flies || !foeZones(battle).has(to)) next.push(to);
    }
    level = next;
  }
  return zones;
}
