import { stillAsked, type Waiting } from '#kernel';
import type { State } from './state.js';

/** The keepers that choose, or the storm that breaks (LANTERN-004, LANTERN-005), or the reason for the end (LANTERN-007). */
export function waiting({ options, playing, storm, choices }: State): Waiting {
  if (playing.length < 2) return { over: 'lastKeeper' };
  if (storm > options.storms) return { over: 'lastStorm' };
  const seats = stillAsked(choices);
  if (seats.length === 0) return { rules: 'storm', key: `storm-${storm}` };
  const { decisionSeconds } = options;
  const clock = decisionSeconds === null ? null : { seconds: decisionSeconds };
  return { seats, step: 'chooseCard', stepId: `choose-${storm}`, clock };
}
