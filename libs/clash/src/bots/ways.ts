import { onceFor } from '#kernel';
import type { Actor } from './actor.js';
import { zoneAt } from './ground.js';
import type { Outlook } from './outlook.js';
import { neighboursOf } from './zone-steps.js';

type Counts = ReadonlyMap<string, number>;

const remembered = onceFor((_outlook: Outlook) => new Map<string, Counts>());

const foeZones = onceFor(
  ({ foes, ground }: Outlook): ReadonlySet<string> => new Set(foes.map(({ spaceId }) => zoneAt(ground, spaceId))),
);

/** How many moves take an actor from a zone to each other zone that it can get to (CLASH-125 to CLASH-132). */
export function movesFrom(outlook: Outlook, actor: Actor, zone: string): Counts {
  const key = keyOf(actor, zone);
  const known =
    remembered(outlook).get(key) ?? (actor.rooted ? new Map([[zone, 0]]) : countMoves(outlook, actor, zone));
  remembered(outlook).set(key, known);
  return known;
}

const keyOf = ({ speed, flies, sureFooted, rooted }: Actor, zone: string): string =>
  [zone, speed, flies, sureFooted, rooted].join();

function countMoves(outlook: Outlook, actor: Actor, zone: string): Counts {
  const moves = new Map([[zone, 0]]);
  for (let level: string[] = [zone], count = 1; level.length > 0; count += 1) {
    const next: string[] = [];
    for (const to of level.flatMap((from) => [...oneMove(outlook, actor, from)])) {
      if (moves.has(to)) continue;
      moves.set(to, count);
      next.push(to);
    }
    level = next;
  }
  return moves;
}

const steps = onceFor((_outlook: Outlook) => new Map<string, ReadonlySet<string>>());

function oneMove(outlook: Outlook, actor: Actor, from: string): ReadonlySet<string> {
  const key = keyOf(actor, from);
  const known = steps(outlook).get(key) ?? zonesOfMove(outlook, actor, from);
  steps(outlook).set(key, known);
  return known;
}

/** The zones that one move leads to: those with an enemy are ends. */
function zonesOfMove(outlook: Outlook, { flies, sureFooted, speed }: Actor, from: string): ReadonlySet<string> {
  const held = foeZones(outlook).has(from) && !flies && !sureFooted;
  const zones = new Set([from]);
  let level = [from];
  for (let left = held ? 1 : speed; left > 0; left -= 1) {
    const next: string[] = [];
    for (const to of level.flatMap((zone) => neighboursOf(outlook.ground).get(zone) ?? [])) {
      if (zones.has(to)) continue;
      zones.add(to);
      if (flies || !foeZones(outlook).has(to)) next.push(to);
    }
    level = next;
  }
  return zones;
}
