import type { Seat } from '#kernel';
import { faultOfPath, pathsFrom } from '../board/paths.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { openOn } from '../table/open-space.js';
import { isOwnStronghold, stackAt } from '../table/stacks.js';
import type { Space } from '../words.js';

const MOST_STEPS = 2;

/** Where the shield stands that takes its option. Throws an Error when none does. */
export function optionOf({ option }: State): Space {
  if (option === null) throw new Error('No shield takes its option.');
  return option;
}

/** `SOURCE_NOT_OWN` to `SOURCE_CHANGED`: whether creatures may come from a space (GUARD-079 to GUARD-081, GUARD-084). */
export const refusedSource = (state: State, seat: Seat, from: Space): GuardiansRefusal | undefined =>
  refusedStack(state, seat, from) ?? refusedWay(state, seat, from) ?? refusedChange(state, from);

/** The garrison of an own stronghold, or the stack of an own unturned shield (GUARD-079). */
function refusedStack(state: State, seat: Seat, from: Space): GuardiansRefusal | undefined {
  const stack = stackAt(state, seat, from);
  const isSource = stack && from !== optionOf(state) && (stack.shield !== null || isOwnStronghold(state, seat, from));
  if (!isSource) return refuse('079', 'SOURCE_NOT_OWN');
  return stack.turned ? refuse('081', 'SOURCE_TURNED') : undefined;
}

/** They walk, at most two steps, over a space that does not interrupt; the shield’s own space never does (GUARD-080). */
function refusedWay(state: State, seat: Seat, from: Space): GuardiansRefusal | undefined {
  const ways = pathsFrom(from, MOST_STEPS).filter((path) => path.at(-1) === optionOf(state));
  if (ways.length === 0) return refuse('080', 'SOURCE_TOO_FAR');
  const open = (space: Space) => openOn(state, seat, space);
  const isFree = ways.some((path) => faultOfPath({ mover: seat, from, path, fly: false, open }) === null);
  return isFree ? undefined : refuse('080', 'MOVE_INTERRUPTED');
}

const refusedChange = ({ reinforcedFrom }: State, from: Space): GuardiansRefusal | undefined =>
  reinforcedFrom === null || reinforcedFrom === from
    ? undefined
    : refuse('084', 'SOURCE_CHANGED', { from: reinforcedFrom });
