import type { ReactionsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Verdict } from '../machine/verdict.js';
import { overOf } from '../table/over.js';
import { pushRule } from './push-rule.js';

/** A state check, then the next reaction; each is followed by a state check of its own (CLASH-203, CLASH-245). */
export function runReactions(runner: Runner, frame: ReactionsFrame): Verdict {
  runner.check(frame.context);
  if (overOf(runner.state)) return 'DONE';
  const next = frame.queue.shift();
  if (!next) return 'DONE';
  pushRule(runner, next);
  return 'AGAIN';
}
