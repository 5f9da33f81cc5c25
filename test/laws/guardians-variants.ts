import { lying, rareEvents } from '#guardians/testing';
import type { LawVariants } from './in-tier.js';

/** The settings of the laws for Guardians. */
export const variants: LawVariants = {
  games: { here: 6, change: 12, full: 300 },
  depth: 0.03,
  // Games are long: with more resignations, and by chance alone, hardly any would come to its combats.
  mishaps: { timeOuts: 30, resignations: 2 },
  guide: { bot: 'warlord', percent: 60 },
  rareEvents,
  conserved: [
    { what: 'cards', box: (state) => Object.keys(state.cards), places: (state) => ({ table: lying(state) }) },
  ],
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
