import type { OpenStep } from './rules-table.js';
import type { WaitingForSeats } from './waiting.js';

/** The time that a game gives its seats for a decision. */
interface Pace {
  /** `null`: no deadline. */
  readonly decisionSeconds: number | null;
}

/** `Ruleset.waiting` while a step is open: its seats, with the time that the options give each decision. */
export const waitsFor = (
  { asked, step, stepId }: Pick<OpenStep<string, unknown>, 'asked' | 'step' | 'stepId'>,
  { decisionSeconds }: Pace,
): WaitingForSeats => ({
  seats: asked,
  step,
  stepId,
  clock: decisionSeconds === null ? null : { seconds: decisionSeconds },
});
