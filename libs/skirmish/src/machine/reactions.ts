import type { QueuedRule, ReactionsFrame } from './frames.js';
import type { Runner } from './runner.js';
import type { StepResult } from './step-result.js';

/** The answer to a trigger: a state check, then the next rule; each is followed by a state check of its own (CLASH-203, CLASH-245). */
export const reactionsRunner =
  <R extends Runner>(pushRule: (runner: R, rule: QueuedRule) => void) =>
  (runner: R, frame: ReactionsFrame): StepResult => {
    runner.check(frame.context);
    if (runner.state.over) return 'DONE';
    const next = frame.queue.shift();
    if (!next) return 'DONE';
    pushRule(runner, next);
    return 'AGAIN';
  };
