import { cellOf, spaceDistance, type Way } from '#skirmish';
import type { Effect } from '../content/vocabulary.js';
import type { Weighed } from '../machine/frames.js';
import type { State } from '../state.js';
import { areSpacesAdjacent, boardOf, zonesBetween } from '../table/board.js';
import { spaceOf } from '../table/figures.js';
import { sees } from '../table/sight.js';
import { reachOf } from '../table/movement.js';
import type { FigureId, SpaceId } from '../words.js';
import { byKeys } from './select.js';

type Move = NonNullable<Effect['move']>;
export type Wish = Move['want'];

/** Where an automatic move leads; no way: the figure stays. */
export interface AutomaticMove {
  readonly to: SpaceId;
  readonly way: Way | null;
  readonly weighed: Weighed;
}

/** Told of a move are at most so many of the spaces weighed, best first. */
const mostTold = 20;

/** Of several places the nearest to a space: zones, then spaces, then the order given (CLASH-227). */
export const nearestPlace = (state: State, from: SpaceId, places: readonly SpaceId[][]): SpaceId[] | undefined =>
  byKeys(
    places.filter((place) => place.length > 0),
    (place) => distance(state, from, place),
  )[0]?.item;

/**
 * Where a move by way of tokens leads next: the tokens that lie nearer to the goal than the space does, in zones; the
 * goal itself for whoever is there (CLASH-270).
 */
export function stagesOf(state: State, from: SpaceId, goal: readonly SpaceId[][], kind: string): readonly SpaceId[][] {
  const spaces = goal.flat();
  const zonesFrom = (spaceId: SpaceId): number => distance(state, spaceId, spaces)[0];
  const left = zonesFrom(from);
  if (spaces.length === 0 || left === 0) return goal;
  return state.tokens
    .filter(({ kindId, spaceId }) => kindId === kind && zonesFrom(spaceId) < left)
    .map(({ spaceId }) => [spaceId]);
}

/** The smallest distance to a space of a place: zones, then spaces (CLASH-222). */
function distance(state: State, from: SpaceId, place: readonly SpaceId[]): readonly [zones: number, spaces: number] {
  const keyed = byKeys(place, (spaceId) => [
    zonesBetween(state, from, spaceId),
    spaceDistance(cellOf(from), cellOf(spaceId)),
  ]);
  const [zones = 0, spaces = 0] = keyed[0]?.keys ?? [];
  return [zones, spaces];
}

/**
 * Where a figure moves by itself (CLASH-227): among what one move action reaches and its own space, the best by wish
 * fulfilled, zone distance, space distance, own space, canonical order; away: the greatest distances.
 */
export function automaticMove(
  state: State,
  figureId: FigureId,
  place: readonly SpaceId[],
  { want, zones, away }: { readonly want?: Wish; readonly zones?: number | undefined; readonly away: boolean },
): AutomaticMove {
  const own = spaceOf(state, figureId);
  const ways = reachOf(state, figureId, { zones });
  const candidates = boardOf(state)
    .spaces.map(({ id }) => id)
    .filter((id) => id === own || ways.has(id));
  const ranked = byKeys(candidates, (id) => {
    const [zoneKey, spaceKey] = distance(state, id, place);
    const wish = fulfils(state, figureId, id, place, want) ? 0 : 1;
    return [wish, away ? -zoneKey : zoneKey, away ? -spaceKey : spaceKey, id === own ? 0 : 1];
  });
  const to = ranked[0]?.item ?? own;
  return {
    to,
    way: ways.get(to) ?? null,
    weighed: {
      rule: 'CLASH-227',
      candidates: ranked.slice(0, mostTold).map(({ item, keys }) => ({ id: item, keys: [...keys] })),
      drawn: false,
    },
  };
}

function fulfils(state: State, figureId: FigureId, at: SpaceId, place: readonly SpaceId[], want: Wish): boolean {
  switch (want) {
    case undefined:
      return true;
    case 'ADJACENT':
      return place.some((spaceId) => areSpacesAdjacent(state, at, spaceId));
    case 'SIGHT':
      return place.some((spaceId) => spaceId !== at && sees(state, figureId, at, spaceId));
    case 'ZONE':
      return place.some((spaceId) => zonesBetween(state, at, spaceId) === 0);
    case 'SPACE':
      return place.includes(at);
  }
}
