import { skarov } from '#skarov-presentation';
import type { GoldenPlan } from '../plan.js';

const patrol = { plays: 'patrol' };
const overlord = { plays: 'overlord' };
const byDefault = { plays: 'default' };

/** A scenario of a player's own: Light Showers, cut short. */
const shortShowers = {
  ...skarov.content?.scenarios.find(({ id }) => id === 'light-showers'),
  id: 'short-showers',
  turnLimit: 6,
};

/** Every ending; a base that is built, one that is brought, one of a scenario; a campaign, a resignation, time-outs. */
export const skarovPlans: readonly GoldenPlan[] = [
  {
    name: 'light-showers-escape',
    shows: 'Two heroes in the base of a scenario: the overlord escapes.',
    options: { heroes: 2, scenarioId: 'light-showers' },
    players: [patrol, { bot: 'patrol' }, overlord],
    seed: 'golden-1',
    ends: 'ESCAPE',
  },
  {
    name: 'own-design-arrest',
    shows: 'A base of the overlord’s own design, built step by step: he is arrested, in a campaign.',
    options: { heroes: 1, campaign: { heroes: [] } },
    players: [patrol, overlord],
    seed: 'golden-6',
    ends: 'SKAROV_OUT',
  },
  {
    name: 'brought-base-time-outs',
    shows: 'A ready base that the overlord has brought, against a hero who lets his time run out: he goes down.',
    options: { heroes: 1, decisionSeconds: 60 },
    players: [
      { ...byDefault, sleeps: 'always' },
      { ...overlord, brought: { ready: 'seaside-bungalow' } },
    ],
    seed: 'golden-0',
    ends: 'NO_HERO',
  },
  {
    name: 'short-showers-turn-limit',
    shows: 'A scenario of its own, until the last turn, when nobody does more than the rules ask.',
    options: { heroes: 2, scenario: shortShowers, ranks: ['VETERAN', 'VETERAN'] },
    players: [byDefault, byDefault, byDefault],
    seed: 'golden-0',
    ends: 'TURN_LIMIT',
  },
  {
    name: 'nine-turns-resignation',
    shows: 'The overlord gives up.',
    options: { heroes: 2, scenarioId: 'nine-turns-to-launch' },
    players: [patrol, { bot: 'patrol' }, { plays: 'chance', resigns: 25 }],
    seed: 'golden-0',
    chained: true,
    ends: 'RESIGNATION',
  },
];
