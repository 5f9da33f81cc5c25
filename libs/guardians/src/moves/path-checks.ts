import { fliesWith } from '#cards/engine';
import { mostSteps } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import { faultOfPath } from '../board/paths.js';
import { guardianAt, guardianBehind, strongholdAt } from '../board/spaces.js';
import type { CommandOf } from '../commands.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import { optionOf } from '../reinforcing/sources.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { openOn } from '../table/open-space.js';
import { strongholdOf } from '../table/players.js';
import { SPACE_LIMIT, stackAt, vitalityOf } from '../table/stacks.js';
import type { GuardianSpace, Place, Space } from '../words.js';
import { forbiddenStop } from './no-flight.js';

/** The steps that the shield which takes its option may take: a third one where the seat has one left (cards.md 5.6). */
export const stepsOf = ({ marks }: State, seat: Seat): number =>
  mostSteps(marks.extraSteps.filter((one) => one === seat).length);

/** The guardian that a shield of a seat reaches from where it stands: behind an enemy ruin (GUARD-181). */
export function guardianInReach(state: State, seat: Seat, from: Space): GuardianSpace | null {
  const place = strongholdAt(from);
  const isEnemyRuin = place !== null && place.seat !== seat && strongholdOf(state, place.seat, place.position).ruin;
  return isEnemyRuin ? guardianBehind(from) : null;
}

const isSpace = (place: Place): place is Space => guardianAt(place) === null;

/** Why the shield that was turned may not go this way; in the order of guardians.md 7. */
export function refusedPath(
  state: State,
  { path, fly }: CommandOf<'moveShield'>,
  seat: Seat,
): GuardiansRefusal | undefined {
  const from = optionOf(state);
  const spaces = path.filter(isSpace);
  const open = (space: Space) => openOn(state, seat, space);
  const fault = spaces.length === 0 ? null : faultOfPath({ mover: seat, from, path: spaces, fly, open });
  if (fault === 'NOT_ADJACENT' || path.length > stepsOf(state, seat)) return refuse('067', 'NOT_ADJACENT');
  const isReached = path.length === 1 && path[0] === guardianInReach(state, seat, from);
  if (spaces.length < path.length && !isReached) return refuse('181', 'GUARDIAN_UNREACHABLE');
  const flight = fly ? refusedFlight(state, seat, from, path) : undefined;
  if (flight) return flight;
  if (fault) return refuse('068', fault);
  const end = spaces.at(-1);
  return end && refusedEnd(state, seat, from, end);
}

/** `CANNOT_FLY`, `FLIGHT_USED`, `NO_FLIGHT_ZONE` (GUARD-075, GUARD-077, GUARD-078). */
function refusedFlight(state: State, seat: Seat, from: Space, path: readonly Place[]): GuardiansRefusal | undefined {
  const { creatures = [] } = stackAt(state, seat, from) ?? {};
  const allFly = creatures.every(({ id, item }) =>
    fliesWith(cardOf(state, id), item === null ? [] : [cardOf(state, item)]),
  );
  if (!allFly) return refuse('075', 'CANNOT_FLY');
  if (state.marks.flown.includes(seat)) return refuse('077', 'FLIGHT_USED');
  const space = forbiddenStop(state, seat, from, path);
  return space === null ? undefined : refuse('078', 'NO_FLIGHT_ZONE', { space });
}

/** `OWN_SHIELD_THERE`, `SPACE_LIMIT`: one shield a space, and it takes a garrison under it (GUARD-073, GUARD-074). */
function refusedEnd(state: State, seat: Seat, from: Space, end: Space): GuardiansRefusal | undefined {
  const there = stackAt(state, seat, end);
  if (!there) return undefined;
  if (there.shield !== null) return refuse('073', 'OWN_SHIELD_THERE');
  const total = vitalityOf(state, [...there.creatures, ...(stackAt(state, seat, from)?.creatures ?? [])]);
  return total <= SPACE_LIMIT ? undefined : refuse('074', 'SPACE_LIMIT', { total, limit: SPACE_LIMIT });
}
