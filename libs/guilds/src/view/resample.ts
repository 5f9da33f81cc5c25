import { clone, type Random, type Viewer } from '#kernel';
import type { State } from '../state.js';
import { resampleChoices } from './resample-choose.js';
import { resampleDeal } from './resample-deal.js';
import { resampleFight } from './resample-fight.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know: its own cards and choices, every card
 * whose place it knows, and all counts. Leaves `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  resampleDeal(world, seat, random);
  resampleChoices(world, seat, random);
  resampleFight(world, viewer, random);
  return world;
}
