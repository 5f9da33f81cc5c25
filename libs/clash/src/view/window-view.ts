import { askedBy, interrupted, optionsOf } from '#skirmish/view';
import type { State } from '../state.js';
import type { WindowView } from './view-schema.js';

/** The question that is open, its options, and the attack or test that it interrupts (CLASH-243). Public. */
export const windowView = ({ window, stack }: State): WindowView | undefined =>
  window === null ? undefined : { ...askedBy(window), options: optionsOf(window, stack), ...interrupted(stack) };
