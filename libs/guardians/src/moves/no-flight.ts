import { barsFlight, effectsIn, terrainRules, type CardKey, type FlightPoint, type Working } from '#cards';
import type { Seat } from '#kernel';
import { guardianAt, seats, strongholdAt, strongholdSpace } from '../board/spaces.js';
import type { State } from '../state.js';
import { cardOf, ownerOf } from '../table/cards.js';
import { positions, strongholdOf } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import type { Place, Space } from '../words.js';

const textsOf = (state: State, source: CardKey, seat: Seat): Working[] => {
  const card = sourceCard(state, source);
  return effectsIn('GUARDIANS', card, 'STATIC').map((one) => ({ ...one, card, source, seat }));
};

/** What a terrain says, by its text and its type; one that lies face down says nothing (GUARD-195). */
function terrainTexts(state: State, space: Space): Working[] {
  const { terrain } = state.board[space];
  if (!terrain || terrain.faceDown) return [];
  const { id, owner } = terrain;
  return [...textsOf(state, id, owner), ...terrainRules(cardOf(state, id), id, owner)];
}

/** Strongholds that stand, and no enemy shield holds, with what is attached to them (cards.md 4.2). */
function* strongholdTexts(state: State): Iterable<{ readonly space: Space; readonly text: Working }> {
  for (const seat of seats) {
    for (const position of positions) {
      const space = strongholdSpace(seat, position);
      const { card, ruin, works } = strongholdOf(state, seat, position);
      if (ruin || isHeldByEnemyOf(state, seat, space)) continue;
      const attached = works === null ? [] : textsOf(state, works, ownerOf(state, works));
      const isMuted = attached.some(({ effect: { op } }) => op === 'NO_STRONGHOLD_BONUS');
      for (const text of [...(isMuted ? [] : textsOf(state, card, seat)), ...attached]) yield { space, text };
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

/** Whose stronghold stands on a space: a ruin is none. */
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
