import { barsFlight, type FlightPoint, type Working } from '#cards/engine';
import type { Seat } from '#kernel';
import { guardianAt, seats, strongholdAt, strongholdSpace } from '../board/spaces.js';
import type { State } from '../state.js';
import { positions, strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import { terrainTexts, textsAt } from '../totals/working.js';
import type { Place, Space } from '../words.js';

/** Strongholds that stand, and no enemy shield holds, with what is attached to them (cards.md 4.2). */
function* strongholdTexts(state: State): Iterable<{ readonly space: Space; readonly text: Working }> {
  for (const seat of seats) {
    for (const position of positions) {
      const space = strongholdSpace(seat, position);
      if (isHeldByEnemyOf(state, seat, space)) continue;
      for (const text of textsAt(state, seat, position)) yield { space, text };
    }
  }
}

/** The texts that may forbid a flight at a space: those that work there, and those about all strongholds of a seat. */
const textsAbout = (state: State, space: Space): Working[] => [
  ...terrainTexts(state, space),
  ...[...strongholdTexts(state)]
    .filter((one) => one.space === space || one.text.effect.what === 'OWN_STRONGHOLDS')
    .map(({ text }) => text),
];

/** The owner of the stronghold on a space: a ruin is none. */
function standingOf(state: State, space: Space): Seat | null {
  const place = strongholdAt(space);
  return place && !strongholdOf(state, place.seat, place.position).ruin ? place.seat : null;
}

const pointOf = (at: number, last: number): FlightPoint => (at === 0 ? 'START' : at === last ? 'END' : 'CROSSING');

/** The first space of a flight where a text forbids it to start, cross or end; `null`: it may be flown (GUARD-078). */
export function forbiddenStop(state: State, flier: Seat, from: Space, path: readonly Place[]): Space | null {
  const stops = [from, ...path];
  const isForbidden = (place: Place, at: number): boolean => {
    if (guardianAt(place) !== null) return false;
    const space = place as Space;
    const stop = { point: pointOf(at, path.length), strongholdOf: standingOf(state, space) };
    return textsAbout(state, space).some((text) => barsFlight(text, flier, stop));
  };
  return (stops.find(isForbidden) as Space | undefined) ?? null;
}
