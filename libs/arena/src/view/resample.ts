import { resampleBuild } from '#cards/brought';
import { clone, type Random, type Seat, type Viewer } from '#kernel';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { seats } from '../table/players.js';
import { resampleChoices } from './resample-choose.js';
import { resampleDeal } from './resample-deal.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know: its own cards and choices, every card
 * that lies face up or is known to be where it is, and all counts (ARENA-ENG-10). Leaves `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const own: Seat | null = viewer.kind === 'seat' ? viewer.seat : null;
  for (const seat of seats) resampleDeal(world, seat, own, random);
  for (const seat of seats) {
    if (seat === own) continue;
    resampleBuild(rulebook, world, seat, random);
    resampleChoices(state, world, seat, random);
  }
  return world;
}
