import type { GoldenPlan } from '../plan.js';
import { drawnDecks } from './decks.js';

const [firstDeck, secondDeck] = drawnDecks;
const lanternCourt = { starter: 'LANTERN_COURT' };
const hollowTide = { starter: 'HOLLOW_TIDE' };

/** Every victory and the last turn; starter decks, decks of one's own, sealed decks; a resignation, time-outs. */
export const arenaPlans: readonly GoldenPlan[] = [
  {
    name: 'starter-decks-victorious',
    shows: 'Victory by duels, between starter decks.',
    options: {},
    players: [
      { plays: 'duelist', brought: lanternCourt },
      { plays: 'chance', brought: hollowTide },
    ],
    seed: 'golden-0',
    ends: 'VICTORIOUS',
  },
  {
    name: 'own-decks-guardian',
    shows: 'Victory over the guardian, between decks of their own.',
    options: {},
    players: [
      { plays: 'duelist', brought: firstDeck },
      { plays: 'chance', brought: secondDeck },
    ],
    seed: 'golden-10',
    ends: 'GUARDIAN',
  },
  {
    name: 'own-decks-ruins',
    shows: 'Victory by ruined strongholds, a deck of its own against a starter deck.',
    options: { decisionSeconds: null },
    players: [
      { plays: 'chance', brought: secondDeck },
      { plays: 'default', brought: hollowTide },
    ],
    seed: 'golden-20',
    ends: 'RUINS',
  },
  {
    name: 'sealed-decks',
    shows: 'Decks that are built from boosters, then played.',
    options: { decks: 'SEALED', boosterSet: 'K' },
    players: [{ bot: 'duelist' }, { plays: 'default' }],
    seed: 'golden-1',
    ends: 'VICTORIOUS',
  },
  {
    name: 'time-outs',
    shows: 'The last turn, when both let their time run out throughout.',
    options: { turnLimit: 10, decisionSeconds: 60 },
    players: [
      { plays: 'default', sleeps: 'always' },
      { plays: 'default', sleeps: 'always' },
    ],
    seed: 'golden-0',
    ends: 'LIMIT',
  },
  {
    name: 'resignation',
    shows: 'A player who gives up, in a game that nobody brought a deck to.',
    options: {},
    players: [{ bot: 'duelist' }, { plays: 'chance', resigns: 12 }],
    seed: 'golden-0',
    ends: 'CONCEDED',
  },
  {
    name: 'chained-chance',
    shows: 'Draws that follow from the commit before and from the command.',
    options: {},
    players: [{ bot: 'duelist' }, { plays: 'duelist', seed: 'a lucky hand' }],
    seed: 'golden-0',
    chained: true,
    ends: 'VICTORIOUS',
  },
];
