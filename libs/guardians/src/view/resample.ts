import { resampleBuild } from '#cards/brought';
import { clone, type Random, type Seat, type Viewer } from '#kernel';
import { seats } from '../board/spaces.js';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { resampleChoices, committedBy } from './resample-choose.js';
import { resampleDeal } from './resample-deal.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know: its own cards and choices, every card that
 * lies face up or is known to be where it is, and all counts (guardians.md 6, GUARD-227). Leaves `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const own: Seat | null = viewer.kind === 'seat' ? viewer.seat : null;
  for (const seat of seats) resampleDeal(world, seat, seat === own, new Set(committedBy(world, seat)), random);
  for (const seat of seats) {
    if (seat === own) continue;
    resampleBuild(rulebook, world, seat, random);
    resampleChoices(state, world, seat, random);
  }
  return world;
}
