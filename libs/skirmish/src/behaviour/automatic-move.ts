import { cellOf, spaceDistance, type SpaceId } from '../cells/cells.js';
import type { Way } from '../board/reach.js';
import type { Wish } from '../content/vocabulary/terms.js';
import type { FigureId } from '../content/words.js';
import type { Weighed } from '../machine/frames.js';
import type { Table } from '../rulebook.js';
import { areSpacesAdjacent, boardOf, zonesBetween } from '../table/board.js';
import { spaceOf } from '../figures/figures.js';
import { doorsForMoving, reachOf } from '../table/movement.js';
import { sees } from '../table/sight.js';
import { byKeys } from './select.js';

/** Where an automatic move leads; no way: the figure stays. */
export interface AutomaticMove {
  readonly to: SpaceId;
  readonly way: Way | null;
  readonly weighed: Weighed;
}

/** Told of a move are at most so many of the spaces weighed, best first. */
const mostTold = 20;

/** Of several places the nearest to a figure that will move: zones, then spaces, then the order given (CLASH-227). */
export const nearestPlace = (table: Table, figureId: FigureId, places: readonly SpaceId[][]): SpaceId[] | undefined =>
  byKeys(
    places.filter((place) => place.length > 0),
    (place) => distance(table, figureId, spaceOf(table.state, figureId), place),
  )[0]?.item;

/**
 * Where a move by way of tokens leads next: the tokens that lie nearer to the goal than the figure does, in zones; the
 * goal itself for a figure that is there (CLASH-270).
 */
export function stagesOf(
  table: Table,
  figureId: FigureId,
  goal: readonly SpaceId[][],
  kind: string,
): readonly SpaceId[][] {
  const spaces = goal.flat();
  const zonesFrom = (spaceId: SpaceId): number => distance(table, figureId, spaceId, spaces)[0];
  const left = zonesFrom(spaceOf(table.state, figureId));
  if (spaces.length === 0 || left === 0) return goal;
  return table.state.tokens
    .filter(({ kindId, spaceId }) => kindId === kind && zonesFrom(spaceId) < left)
    .map(({ spaceId }) => [spaceId]);
}

/** The smallest distance to a space of a place: zones as the figure moves through them, then spaces (CLASH-222, SKAROV-DOOR-06). */
function distance(
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  place: readonly SpaceId[],
): readonly [zones: number, spaces: number] {
  const doors = doorsForMoving(table, figureId);
  const keyed = byKeys(place, (spaceId) => [
    zonesBetween(table, from, spaceId, doors),
    spaceDistance(cellOf(from), cellOf(spaceId)),
  ]);
  const [zones = 0, spaces = 0] = keyed[0]?.keys ?? [];
  return [zones, spaces];
}

/**
 * The end of an automatic move (CLASH-227): among what one move action reaches and its own space, the best by wish
 * fulfilled, zone distance, space distance, own space, canonical order; away: the greatest distances.
 */
export function automaticMove(
  table: Table,
  figureId: FigureId,
  place: readonly SpaceId[],
  {
    want,
    zones,
    away,
  }: { readonly want?: Wish | undefined; readonly zones?: number | undefined; readonly away: boolean },
): AutomaticMove {
  const own = spaceOf(table.state, figureId);
  const ways = reachOf(table, figureId, { zones });
  const candidates = boardOf(table)
    .spaces.map(({ id }) => id)
    .filter((id) => id === own || ways.has(id));
  const ranked = byKeys(candidates, (id) => {
    const [zoneKey, spaceKey] = distance(table, figureId, id, place);
    const wish = fulfils(table, figureId, id, place, want) ? 0 : 1;
    return [wish, away ? -zoneKey : zoneKey, away ? -spaceKey : spaceKey, id === own ? 0 : 1];
  });
  const to = ranked[0]?.item ?? own;
  return {
    to,
    way: ways.get(to) ?? null,
    weighed: {
      rule: table.book.rule('automaticMove'),
      candidates: ranked.slice(0, mostTold).map(({ item, keys }) => ({ candidateId: item, keys: [...keys] })),
      drawn: false,
    },
  };
}

function fulfils(
  table: Table,
  figureId: FigureId,
  at: SpaceId,
  place: readonly SpaceId[],
  want: Wish | undefined,
): boolean {
  switch (want) {
    case undefined:
      return true;
    case 'ADJACENT':
      return place.some((spaceId) => areSpacesAdjacent(table, at, spaceId));
    case 'SIGHT':
      return place.some((spaceId) => spaceId !== at && sees(table, figureId, at, spaceId));
    case 'ZONE':
      return place.some((spaceId) => zonesBetween(table, at, spaceId) === 0);
    case 'SPACE':
      return place.includes(at);
  }
}
