import type { GoldenPlan } from '../plan.js';

const steward = { plays: 'steward' };
const chance = { plays: 'chance' };

/** Every ending, two to five seats, a raid, a resignation and time-outs. */
export const guildsPlans: readonly GoldenPlan[] = [
  {
    name: 'two-seats-last-quest',
    shows: 'A short game of two stewards that ends with the last quest.',
    options: { questCount: 1 },
    players: [{ bot: 'steward' }, steward],
    seed: 'golden-chained-11',
    ends: 'lastQuest',
  },
  {
    name: 'five-seats-last-quest',
    shows: 'A full table.',
    options: { questCount: 1 },
    players: [{ bot: 'steward' }, steward, steward, { bot: 'steward' }, steward],
    seed: 'golden-24',
    ends: 'lastQuest',
  },
  {
    name: 'three-seats-raid',
    shows: 'A guild combat that is won, with its booty.',
    options: { questCount: 2 },
    players: [{ bot: 'steward' }, steward, { bot: 'steward' }],
    seed: 'golden-22',
    ends: 'lastQuest',
    has: ['combatDecided', 'rubiesLooted', 'objectLooted'],
  },
  {
    name: 'three-seats-stalemate',
    shows: 'The end of a game in which nobody brings the quests on.',
    options: { stalemateTurns: 3 },
    players: [{ bot: 'random' }, chance, chance],
    seed: 'golden-17',
    ends: 'stalemate',
  },
  {
    name: 'four-seats-time-outs',
    shows: 'Steps whose time runs out for one seat and for several.',
    options: { questCount: 2, decisionSeconds: 60 },
    players: [{ ...chance, sleeps: [2, 4, 6, 9] }, { ...steward, sleeps: [3] }, { bot: 'steward' }, { bot: 'random' }],
    seed: 'golden-3',
    ends: 'lastQuest',
  },
  {
    name: 'three-seats-last-seat',
    shows: 'Guilds that are deserted, one after the other, until one is left.',
    options: {},
    players: [steward, { ...chance, resigns: 12 }, { ...chance, resigns: 5 }],
    seed: 'golden-0',
    ends: 'lastSeat',
    has: ['guildDeserted'],
  },
  {
    name: 'chained-chance',
    shows: 'Draws that follow from the commit before and from the command.',
    options: { questCount: 1 },
    players: [{ bot: 'steward' }, { ...steward, seed: 'a lucky hand' }],
    seed: 'golden-chained-11',
    chained: true,
    ends: 'lastQuest',
  },
];
