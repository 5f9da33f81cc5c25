import type { GoldenPlan } from '../plan.js';

/** Both endings, two and four seats, a resignation, a time-out, and a table that changes before the start. */
export const lanternPlans: readonly GoldenPlan[] = [
  {
    name: 'two-keepers',
    shows: 'The last storm, with a player and a bot, after others have come and gone.',
    options: {},
    players: [{ plays: 'chance', seed: 'a light in the fog' }, { bot: 'random' }],
    seed: 'golden-4',
    comings: true,
    ends: 'lastStorm',
    has: ['seatLeft'],
  },
  {
    name: 'four-keepers',
    shows: 'Four storms over four seats without a deadline.',
    options: { storms: 4, decisionSeconds: null },
    players: [{ plays: 'chance' }, { plays: 'chance' }, { bot: 'random' }, { plays: 'default' }],
    seed: 'golden-1',
    ends: 'lastStorm',
  },
  {
    name: 'time-outs',
    shows: 'Cards that the rules choose for those who let their time run out.',
    options: { decisionSeconds: 60 },
    players: [{ plays: 'chance', sleeps: [1, 3] }, { plays: 'chance', sleeps: 'always' }, { bot: 'random' }],
    seed: 'golden-2',
    ends: 'lastStorm',
  },
  {
    name: 'resignations',
    shows: 'The last keeper, when the others have left one after the other.',
    options: {},
    players: [{ plays: 'chance', resigns: 2 }, { bot: 'random' }, { plays: 'chance', resigns: 3 }],
    seed: 'golden-3',
    ends: 'lastKeeper',
    has: ['keeperLeft', 'stormBroke'],
  },
  {
    name: 'chained-chance',
    shows: 'Draws that follow from the commit before and from the command.',
    options: { storms: 4 },
    players: [{ plays: 'chance', seed: 'a light in the fog' }, { bot: 'random' }, { plays: 'default' }],
    seed: 'golden-chained-1',
    chained: true,
    ends: 'lastStorm',
  },
];
