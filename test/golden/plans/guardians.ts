import type { GoldenPlan } from '../plan.js';

const lanternCourt = { starter: 'LANTERN_COURT' };
const hollowTide = { starter: 'HOLLOW_TIDE' };

/** Every way to win and the last turn; starter decks, sealed decks with a cut; a resignation, time-outs. */
export const guardiansPlans: readonly GoldenPlan[] = [
  {
    name: 'starter-decks-lands',
    shows: 'Victory by six lands, between starter decks.',
    options: {},
    players: [
      { plays: 'warlord', brought: lanternCourt },
      { plays: 'warlord', brought: hollowTide },
    ],
    seed: 'golden-0',
    ends: 'LANDS',
    has: ['combatBegun', 'shieldRetreated'],
  },
  {
    name: 'shields',
    shows: 'Victory by five destroyed shields.',
    options: { decisionSeconds: null },
    players: [
      { plays: 'warlord', brought: hollowTide },
      { plays: 'warlord', brought: lanternCourt },
    ],
    seed: 'golden-7',
    ends: 'SHIELDS',
  },
  {
    name: 'guardian',
    shows: 'Victory over the guardian, behind a ruin.',
    options: {},
    players: [
      { plays: 'warlord', brought: lanternCourt },
      { plays: 'warlord', brought: hollowTide },
    ],
    seed: 'golden-27',
    ends: 'GUARDIAN',
    has: ['strongholdRuined'],
  },
  {
    name: 'sealed-decks',
    shows: 'Decks that are built from boosters and the kit, then cut and played.',
    options: { decks: 'SEALED', boosterSet: 'K', cut: true },
    players: [{ bot: 'warlord' }, { plays: 'chance' }],
    seed: 'golden-1',
    ends: 'LANDS',
    has: ['deckCut'],
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
    players: [{ bot: 'warlord' }, { plays: 'chance', resigns: 8 }],
    seed: 'golden-0',
    ends: 'CONCEDED',
  },
  {
    name: 'chained-chance',
    shows: 'Draws that follow from the commit before and from the command.',
    options: {},
    players: [{ bot: 'warlord' }, { plays: 'warlord', seed: 'a lucky hand' }],
    seed: 'golden-0',
    chained: true,
    ends: 'LANDS',
  },
];
