import type { PlayKind } from '../effects/play.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The question to the other seat while an act waits for its answer. */
const answers: Readonly<Record<PlayKind, Step>> = {
  CARD: 'RESPONSE',
  COMMAND: 'RESPONSE',
  INFLUENCE: 'RESPONSE',
  RANGED: 'RANGED_CORRUPTION',
  FLIGHT: 'II_REACT',
};

/** The step of the game: the answer to the last act, else its stage. */
export function currentStep({ plays, stage }: Pick<State, 'plays' | 'stage'>): Step {
  const last = plays.at(-1);
  return last ? answers[last.kind] : stage;
}
