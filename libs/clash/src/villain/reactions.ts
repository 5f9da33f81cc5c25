import type { ReactionsFrame } from '../machine/frames.js';
import type { Machine } from '../machine/machine.js';
import type { Verdict } from '../machine/verdict.js';
import { pushRule } from './push-rule.js';

/** A state check, then the next reaction; each is followed by a state check of its own (CLASH-203, CLASH-245). */
export function runReactions(machine: Machine, frame: ReactionsFrame): Verdict {
  machine.check(frame.context);
  if (machine.state.over !== null) return 'DONE';
  const next = frame.queue.shift();
  if (!next) return 'DONE';
  pushRule(machine, next);
  return 'AGAIN';
}
