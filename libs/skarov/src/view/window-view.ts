import type { Seat } from '#kernel';
import { askedBy, interrupted, optionsOf } from '#skirmish/view';
import type { State } from '../state.js';
import type { WindowView } from './view-schema.js';

/**
 * The question that is open, and the attack or test that it interrupts (SKAROV-GEN-09). That and whom it asks is public; the
 * options are those of the seat alone (skarov.md 6).
 * @param sees whether the viewer gets the options of a seat.
 */
export function windowView({ window, stack }: State, sees: (seat: Seat) => boolean): WindowView | undefined {
  if (window === null) return undefined;
  const options = sees(window.seat) ? { options: optionsOf(window, stack) } : {};
  return { ...askedBy(window), ...options, ...interrupted(stack) };
}
