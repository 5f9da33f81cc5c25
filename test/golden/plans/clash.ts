import { clash } from '#clash-presentation';
import type { GoldenPlan } from '../plan.js';

const captain = { plays: 'captain' };
const byDefault = { plays: 'default' };

/** A scenario of a player's own: Silent Hour, cut short, and lost when the silence is a third as deep. */
const singingHour = ((): object => {
  const silentHour = clash.content?.scenarios.find(({ id }) => id === 'silent-hour');
  const threatSheet = silentHour?.threatSheet;
  if (!threatSheet) throw new Error('Silent Hour has no threat sheet.');
  const victory = { ...threatSheet.victory, villain: { atLeast: { what: { track: true }, number: 3 } } };
  return {
    ...silentHour,
    id: 'singing-hour',
    turnLimit: 5,
    threatSheet: { ...threatSheet, id: 'singing-hour-threat', victory },
  };
})();

/** Every scenario of the box and one of its own; every mode and ending; two against two; a campaign, a resignation, time-outs. */
export const clashPlans: readonly GoldenPlan[] = [
  {
    name: 'rooftop-rumble',
    shows: 'One hero against one: a side reaches its objective.',
    options: { heroesA: 1, heroesB: 1 },
    players: [{ bot: 'captain' }, captain],
    seed: 'golden-21',
    ends: 'OBJECTIVE',
  },
  {
    name: 'rooftop-rumble-team',
    shows: 'Two players against two.',
    options: { seatsA: 2, seatsB: 2 },
    players: [captain, captain, { bot: 'captain' }, { bot: 'captain' }],
    seed: 'golden-0',
    ends: 'OBJECTIVE',
  },
  {
    name: 'rooftop-rumble-turn-limit',
    shows: 'The last turn, when nobody does more than the rules ask.',
    options: { heroesA: 1, heroesB: 1 },
    players: [byDefault, byDefault],
    seed: 'golden-9',
    ends: 'TURN_LIMIT',
  },
  {
    name: 'key-to-the-city-time-outs',
    shows: 'A plan that ends the game while everybody lets his time run out.',
    options: { scenarioId: 'key-to-the-city', heroesA: 1, heroesB: 1, decisionSeconds: 60 },
    players: [
      { ...byDefault, sleeps: 'always' },
      { ...byDefault, sleeps: 'always' },
    ],
    seed: 'golden-0',
    ends: 'SHEET',
  },
  {
    name: 'doll-parade-co-op',
    shows: 'Two players against the villain, in a campaign: victory, and what the heroes learn of it.',
    options: { scenarioId: 'doll-parade', mode: 'COOP', seatsA: 2, campaign: { heroes: [] } },
    players: [{ bot: 'captain' }, captain],
    seed: 'golden-17',
    ends: 'VICTORY',
  },
  {
    name: 'five-shadows-solo',
    shows: 'One player against the villain: victory.',
    options: { scenarioId: 'five-shadows', mode: 'SOLO' },
    players: [captain],
    seed: 'golden-5',
    ends: 'VICTORY',
  },
  {
    name: 'silent-hour-solo',
    shows: 'One player against a hard villain: no hero is left.',
    options: { scenarioId: 'silent-hour', mode: 'SOLO', difficulty: 'HARD' },
    players: [{ plays: 'chance' }],
    seed: 'golden-7',
    ends: 'NO_HERO',
  },
  {
    name: 'custom-scenario',
    shows: 'A scenario of its own, which the villain wins by its own words.',
    options: { scenario: singingHour, mode: 'SOLO', startSide: 'B' },
    players: [byDefault],
    seed: 'golden-0-5',
    ends: 'VILLAIN_OBJECTIVE',
  },
  {
    name: 'five-shadows-resignation',
    shows: 'A side that gives up, against heroes of another rank.',
    options: { scenarioId: 'five-shadows', heroesA: 2, heroesB: 2, rankA: 'ROOKIE', rankB: 'VETERAN' },
    players: [{ plays: 'chance', resigns: 10 }, captain],
    seed: 'golden-0',
    ends: 'RESIGNATION',
  },
  {
    name: 'chained-chance',
    shows: 'Draws that follow from the commit before and from the command.',
    options: { heroesA: 1, heroesB: 1 },
    players: [{ bot: 'captain' }, { ...captain, seed: 'a lucky hand' }],
    seed: 'golden-21',
    chained: true,
    ends: 'OBJECTIVE',
  },
];
