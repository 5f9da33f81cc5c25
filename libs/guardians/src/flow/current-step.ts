import type { PlayKind } from '../effects/play.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** What the other seat is asked for while something that was done waits for its answer. */
const answers: Readonly<Record<PlayKind, Step>> = {
  CARD: 'RESPONSE',
  COMMAND: 'RESPONSE',
  INFLUENCE: 'RESPONSE',
  RANGED: 'RANGED_CORRUPTION',
  FLIGHT: 'II_REACT',
};

/** What the game is at: the answer to what was done last, else its stage. */
export function currentStep({ plays, stage }: Pick<State, 'plays' | 'stage'>): Step {
  const last = plays.at(-1);
  return last ? answers[last.kind] : stage;
}
