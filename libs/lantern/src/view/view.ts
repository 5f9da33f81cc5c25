import { clone, stillAsked, type Random, type Viewer } from '#kernel';
import type { z } from 'zod';
import type { schemas } from './schemas.js';
import type { State } from './state.js';

/** What a viewer sees: everybody's points and counts, and the own hand. */
export function view(state: State, viewer: Viewer): z.output<typeof schemas.view> {
  const own = viewer.kind === 'seat' ? viewer.seat : undefined;
  const chosen = own === undefined ? undefined : state.choices.choices[own];
  const waits = stillAsked(state.choices);
  return {
    storm: state.storm,
    winds: [...state.winds],
    keepers: state.points.map((points, seat) => ({
      seat,
      points,
      cards: state.hands[seat]?.length ?? 0,
      ready: state.playing.includes(seat) && !waits.includes(seat),
    })),
    ...(own === undefined ? {} : { hand: [...(state.hands[own] ?? [])] }),
    ...(chosen === undefined ? {} : { chosen }),
  };
}

/**
 * Another game that looks the same to the viewer: the others' hands are drawn again from the cards that he has not seen,
 * and so is what they have chosen. Cards played in past storms are public and stay out.
 */
export function resample(state: State, viewer: Viewer, cards: readonly number[], random: Random): State {
  if (viewer.kind === 'auditor') return clone(state);
  const world = clone(state);
  const own = viewer.kind === 'seat' ? viewer.seat : undefined;
  const unseen = [...cards];
  const seen = [...state.played, ...(own === undefined ? [] : (state.hands[own] ?? []))];
  for (const oil of seen) unseen.splice(unseen.indexOf(oil), 1);
  world.hands = state.hands.map((hand, seat) => (seat === own ? [...hand] : unseen.splice(0, hand.length)));
  for (const seat of Object.keys(state.choices.choices)) {
    if (Number(seat) !== own) world.choices.choices[seat] = random.pick(world.hands[Number(seat)] ?? []);
  }
  return world;
}
