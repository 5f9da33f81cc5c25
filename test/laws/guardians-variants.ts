import { rareEvents } from '#guardians/testing';
import type { LawOptions } from '#kernel/testing';
import { gamesPlayed } from './games-played.js';

/** How the laws are put to the test on Guardians. Two suites run side by side: 300 games in CI, 24 where somebody waits for them. */
export const variants: LawOptions = {
  games: gamesPlayed({ here: 12, inCi: 150 }),
  depth: 0.03,
  // Games are long: with more resignations, and by chance alone, hardly any would come to its combats.
  mishaps: { timeOuts: 30, resignations: 2 },
  guide: { bot: 'warlord', percent: 60 },
  rareEvents,
  // Its facts are sentences already, each in its own language.
  uncompared: ['DECK_REFUSED'],
  options: [
    {},
    { decks: 'SEALED', boosterSet: 'MIXED' },
    { decisionSeconds: null, turnLimit: 10, cut: true },
    {},
    { decks: 'SEALED', boosterSet: 'K', boosters: 6, decisionSeconds: 60 },
  ],
};
