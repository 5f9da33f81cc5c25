import { broken, sound, type BrokenRuleset } from './broken.js';

/** Games that end without words for it (law 8), and steps that end between two milliseconds (law 25). */
export const brokenOutcomes: readonly BrokenRuleset[] = [
  broken(8, 'has no words for the reason of an end', {
    endings: { lastKeeper: { en: 'only one keeper is left', fr: 'il ne reste qu’un gardien' } },
  }),
  broken(8, 'tells the reason of an end in English only', {
    endings: { ...sound.endings, lastStorm: { en: 'the last storm has passed', fr: ' ' } },
  }),
  broken(8, 'has no name for a part of a score', { scoreParts: {} }),
  broken(25, 'divides the time of a step among its seats', {
    waiting: (state: unknown) => {
      const waiting = sound.waiting(state);
      return 'seats' in waiting ? { ...waiting, clock: { seconds: 100 / 3 } } : waiting;
    },
  }),
  broken(8, 'has names for ends that every object has, and no other', {
    endings: {},
    waiting: (state: unknown) => {
      const waiting = sound.waiting(state);
      return 'over' in waiting ? { over: 'constructor' } : waiting;
    },
  }),
];
