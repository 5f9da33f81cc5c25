import { clone, type Random, type Viewer } from '#kernel';
import type { State } from '../state.js';
import { clashSeat, sidesInPlay } from '../table/seats.js';
import { resampleChoice } from './resample-choice.js';
import { resamplePlan } from './resample-plan.js';
import { resampleWounds } from './resample-wounds.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know (clash.md 6): of the other sides the
 * plans and tokens before the reveal, the rest of the initiative decks, chosen cards that no one has seen and wound
 * cards never shown are drawn again, and so is the order of the wound pile. What CLASH-264 calls public stays. Leaves
 * `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor') return world;
  const own = viewer.kind === 'seat' ? clashSeat(state, viewer.seat).side : null;
  const others = sidesInPlay(state).filter((side) => side !== own);
  const hidden = world.heroes.filter(({ side }) => others.includes(side));
  for (const hero of hidden) resampleChoice(hero, random);
  resampleWounds(world, hidden, random);
  resamplePlan(world, hidden, random);
  for (const side of others) world.sides[side].deck = random.shuffle(world.sides[side].deck);
  return world;
}
