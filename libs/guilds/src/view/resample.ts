import { clone, type Random, type Viewer } from '#kernel';
import type { State } from '../state.js';
import { chooseAnew } from './choose-anew.js';
import { dealAnew } from './deal-anew.js';
import { fightAnew } from './fight-anew.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know: its own cards and choices, every card
 * whose place it knows, and all counts. Leaves `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  dealAnew(world, seat, random);
  chooseAnew(world, seat, random);
  fightAnew(world, viewer, random);
  return world;
}
