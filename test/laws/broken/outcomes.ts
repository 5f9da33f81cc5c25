import { broken, sound, type BrokenRuleset } from './broken.js';

/** Games that end without words for it (law 8). */
export const brokenOutcomes: readonly BrokenRuleset[] = [
  broken(8, 'has no words for why a game ends', {
    endings: { lastKeeper: { en: 'only one keeper is left', fr: 'il ne reste qu’un gardien' } },
  }),
  broken(8, 'says in English only why a game ends', {
    endings: { ...sound.endings, lastStorm: { en: 'the last storm has passed', fr: ' ' } },
  }),
  broken(8, 'has no name for what gives points', { scoreParts: {} }),
  broken(8, 'has names for ends that every object has, and no other', {
    endings: {},
    waiting: (state: unknown) => {
      const waiting = sound.waiting(state);
      return 'over' in waiting ? { over: 'constructor' } : waiting;
    },
  }),
];
