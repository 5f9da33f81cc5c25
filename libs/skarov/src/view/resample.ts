import { clone, type Random, type Viewer } from '#kernel';
import { isOver } from '#skirmish/table';
import { otherBrought } from '../brought.js';
import type { State } from '../state.js';
import { resampleEvents } from './resample-events.js';
import { resampleHeroes } from './resample-heroes.js';
import { sidesSeenBy } from './viewer-sides.js';
import { resampleWounds } from './resample-wounds.js';

/**
 * Another game, drawn at random, that agrees with everything the viewer may know (skarov.md 6). Of the heroes: which cards lie face
 * down, wound cards that no one has seen, the order of initiative cards not yet flipped; of the overlord: the hand, the cards that lie
 * face down, and a brought base that does not lie yet. The order of both piles for all players. Leaves `state` alone.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const world = clone(state);
  if (viewer.kind === 'auditor' || isOver(state)) return world;
  const known = sidesSeenBy(state, viewer);
  if (known.includes('HEROES')) resampleWounds(world, [], random);
  else resampleHeroes(world, random);
  if (known.includes('OVERLORD')) world.overlord.pile = random.shuffle(world.overlord.pile);
  else resampleEvents(world, random);
  if (world.brought && !known.includes('OVERLORD')) world.brought = otherBrought(world.brought, random);
  return world;
}
