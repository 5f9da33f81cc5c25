import { lying } from '#arena/testing';
import type { AnyTagged } from '#kernel';
import type { LawVariants } from './in-tier.js';

const card = { instanceId: 'c-001', cardId: 'L01' };

/** Events that a dozen random games may not reach. */
const rareEvents: readonly AnyTagged[] = [
  { type: 'heldCreatureReleased', seat: 0, stronghold: 'LEFT', stays: false, card },
  { type: 'discardReshuffled', seat: 0, count: 2, order: ['c-001', 'c-002'] },
  { type: 'commandsCancelled', keys: ['effect-1', 'effect-2'] },
  { type: 'effectCancelled', seat: 0, key: 'effect-1' },
  { type: 'influenceReversed', seat: 0, receiver: card },
  { type: 'creaturesDeclared', seat: 1, what: 'KIND', numbers: [{ value: 'MORTAL', count: 3 }] },
  { type: 'savePaid', seat: 0, card },
  { type: 'settlementCalled', seat: 1 },
  { type: 'firstClaimed', seat: 0 },
  { type: 'dominantLeft', seat: 0, card, value: 8 },
  { type: 'dominantRedrawn', seat: 1 },
  { type: 'challengeBonusGiven', seat: 0, source: card, effect: 0 },
  { type: 'challengeCancelled', seat: 1 },
  { type: 'challengeDecided', seat: 0, total: 29, contributions: [], vitality: 28, won: true },
];

/** The settings of the laws for Arena. */
export const variants: LawVariants = {
  games: { here: 8, change: 20, full: 300 },
  depth: 0.03,
  rareEvents,
  conserved: [
    { what: 'cards', box: (state) => Object.keys(state.cards), places: (state) => ({ table: lying(state) }) },
  ],
  // Its facts are sentences already, each in its own language.
  uncompared: ['DECK_REFUSED'],
  options: [
    {},
    { decks: 'SEALED', boosterSet: 'MIXED' },
    { decisionSeconds: null, turnLimit: 10 },
    {},
    { decks: 'SEALED', boosterSet: 'K', boosters: 6, decisionSeconds: 60 },
  ],
};
