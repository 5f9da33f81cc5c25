import { clone, type Random, type Viewer } from '#kernel';
import { cards } from '../content/catalogue.js';
import type { State } from '../state.js';

/**
 * Another game that looks the same to the viewer: the others' hands are drawn again from the cards that they have not seen,
 * and so is what they have chosen. Cards played in past storms are public and stay out.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const own = viewer.kind === 'seat' ? viewer.seat : undefined;
  const unseen = random.shuffle(cards);
  const seen = [...state.played, ...(own === undefined ? [] : (state.hands[own] ?? []))];
  for (const oil of seen) unseen.splice(unseen.indexOf(oil), 1);
  world.hands = state.hands.map((hand, seat) => (seat === own ? [...hand] : unseen.splice(0, hand.length)));
  for (const seat of Object.keys(state.choices.choices)) {
    if (Number(seat) !== own) world.choices.choices[seat] = random.pick(world.hands[Number(seat)] ?? []);
  }
  return world;
}
