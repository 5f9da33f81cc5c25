import type { InstanceId } from '#cards';
import type { Random, Seat } from '#kernel';
import type { State } from '../state.js';
import { isMemoryTested } from '../table/faces.js';
import { isDistant, stacksOf } from '../table/stacks.js';
import { hiddenPlaces, layStacks, StackLoads, type HiddenPlace } from './hidden-places.js';

/** How often each place is exchanged with another one drawn at random. */
const ROUNDS = 4;

/**
 * Deals a seat’s cards again among the places that the viewer cannot look into, within every limit and count that is public;
 * how many creatures lie in which stack may change (guardians.md 6). Changes the state.
 * @param fixed cards that stay where they are, beside those that are known.
 */
export function resampleDeal(
  world: State,
  seat: Seat,
  isOwn: boolean,
  fixed: ReadonlySet<InstanceId>,
  random: Random,
): void {
  const places = hiddenPlaces(world, seat, isOwn, fixed);
  const loads = new StackLoads(world, seat);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of places) exchange(loads, place, places[random.below(places.length)] ?? place);
    if (!isOwn) regroup(world, seat, loads, places, random);
  }
  for (const place of places) place.lay(place.id);
  if (!isOwn) layStacks(world, seat, places);
  if (isOwn && isMemoryTested(world)) exchangeDistantStacks(world, seat, random);
}

function exchange(loads: StackLoads, one: HiddenPlace, other: HiddenPlace): void {
  const [first, second] = [one.id, other.id];
  if (one === other || !one.takes(second) || !other.takes(first)) return;
  if (one.space !== null && one.space === other.space) return;
  if (!loads.mayExchange(one, first, second) || !loads.mayExchange(other, second, first)) return;
  loads.exchange(one, first, second);
  loads.exchange(other, second, first);
  one.id = second;
  other.id = first;
}

/** Creatures go from one stack to another that has room; none is emptied, and those in a combat stay. */
function regroup(world: State, seat: Seat, loads: StackLoads, places: readonly HiddenPlace[], random: Random): void {
  const spaces = stacksOf(world, seat)
    .map(({ space }) => space)
    .filter((space) => space !== world.combat?.ground && space !== world.combat?.place);
  if (spaces.length < 2) return;
  for (const place of places) {
    const { id, space: from } = place;
    const to = random.pick(spaces);
    if (from === null || to === from || !spaces.includes(from) || !loads.mayMove(from, to, id)) continue;
    loads.move(from, to, id);
    place.space = to;
  }
}

/** In phase I whole stacks of the viewer’s own may have changed places among its distant shields (GUARD-228). */
function exchangeDistantStacks(world: State, seat: Seat, random: Random): void {
  const distant = stacksOf(world, seat).filter((placed) => isDistant(world, placed));
  const armies = random.shuffle(distant.map(({ stack }) => stack.creatures));
  for (const [at, { stack }] of distant.entries()) stack.creatures = armies[at] ?? stack.creatures;
}
