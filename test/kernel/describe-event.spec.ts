import { guilds } from '#guilds-presentation';
import { importanceOf, importances, locales, mattering, mattersAtLeast, type AnyRuleset } from '#kernel';
import { describeEvent, explain, gameEventSchemas, importanceOfEvent, refuseGame } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';

const samples = {
  gameOpened: { ruleset: 'lantern', rulesVersion: '1.0', options: {}, seedCommitment: '', openedBy: 'a' },
  seatTaken: { seat: 0, account: 'a', bot: null, seed: null },
  seatLeft: { seat: 1 },
  startCalled: {},
  seedGiven: { seat: 1, seed: 'an owl' },
  seedsWithheld: { seats: [0, 1] },
  gameStarted: { seats: 2 },
  seatTimedOut: { seat: 1, step: 'chooseCard', stepId: 'choose-1' },
  clockPardoned: { step: 'chooseCard', stepId: 'choose-1', seconds: 60 },
  vacationTaken: { seat: 1, days: 2, until: '2026-12-01T18:00:00.000Z' },
  timeGranted: { seat: 1, giver: 0, seconds: 60 },
  seatReplaced: { seat: 1, account: 'c' },
  proposed: { seat: 0, kind: 'UNDO', to: 3, asked: [1], since: [{ type: 'stormBroke', count: 2 }] },
  proposalAnswered: { seat: 1, agrees: true },
  proposalDropped: { because: 'FELL' },
  gamePaused: { seconds: 60 },
  pauseEnded: { seat: 1 },
  undone: { seat: 0, to: 3 },
  seatOffered: { seat: 1 },
  offerWithdrawn: { seat: 1 },
  seatTakenOver: { seat: 1, account: 'c' },
  botTookOver: { seat: 1, bot: 'cautious' },
  seatResigned: { seat: 1 },
  gameOver: {
    reason: 'lastStorm',
    placings: [
      { seat: 1, rank: 1, points: 3, parts: [] },
      { seat: 0, rank: 2, points: 0, parts: [] },
    ],
  },
  gameAbandoned: {},
  seedRevealed: { seed: '00' },
};

describe('sentences about events', () => {
  it.each(Object.keys(gameEventSchemas))('every game has a sentence for %s in every language', (type) => {
    const event = { ...samples[type as keyof typeof samples], type };
    const sentences = locales.map((locale) => describeEvent(lantern, event, locale, ['Ada', 'Bo']));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(sentences).size).toBe(locales.length);
  });

  it('a name stands for a seat where it is known', () => {
    const event = { type: 'seatResigned', seat: 1 };
    expect(describeEvent(lantern, event, 'en', ['Ada', 'Bo'])).toBe('Bo resigns.');
    expect(describeEvent(lantern, event, 'fr', [])).toBe('Place 2 abandonne.');
  });

  it('withheld seeds and acts of operators are told with the names of players', () => {
    const told = (event: { type: string }, locale: 'en' | 'fr'): string =>
      describeEvent(lantern, event, locale, ['Ada', 'Bo']);
    const withheld = { type: 'seedsWithheld', seats: [0, 1] };
    expect([told(withheld, 'en'), told(withheld, 'fr')]).toEqual([
      'No seed in time: Ada and Bo.',
      'Pas de graine à temps : Ada et Bo.',
    ]);
    expect(told({ type: 'seatReplaced', seat: 1, account: 'c' } as never, 'fr')).toBe('Bo reprend la place 2.');
    expect(told({ type: 'clockPardoned', seconds: 60 } as never, 'en')).toBe(
      'An operator gives this step 60 seconds more.',
    );
  });

  it('proposals are told by their kinds, and how they end by its reason', () => {
    const told = (event: object, locale: 'en' | 'fr' = 'en'): string =>
      describeEvent(lantern, event as { type: string }, locale, ['Ada', 'Bo']);
    expect(told({ type: 'proposed', ...samples.proposed })).toBe(
      'Ada asks to take the game back. Hidden things shown since: 2.',
    );
    expect(told({ type: 'proposed', seat: 0, kind: 'PAUSE', asked: [1] }, 'fr')).toBe('Ada propose une pause.');
    expect(told({ type: 'proposed', seat: 0, kind: 'TAKEOVER', of: 1, bot: 'random', asked: [1] })).toBe(
      'Ada proposes that the bot random plays on for Bo.',
    );
    const ends = ['REFUSED', 'WITHDRAWN', 'FELL'].map((because) => told({ type: 'proposalDropped', because }));
    expect(new Set(ends).size).toBe(3);
    expect(told({ type: 'proposalAnswered', seat: 1, agrees: false })).toBe('Bo refuses.');
    expect(told({ type: 'pauseEnded' })).toBe('The pause is over.');
  });

  it('seats count from 1, in messages of refusals too', () => {
    const event = { type: 'seatTaken', seat: 0, account: 'a', bot: null, seed: null };
    expect(describeEvent(lantern, event, 'en', [])).toBe('Seat 1 takes seat 1.');
    expect(describeEvent(lantern, { type: 'seatLeft', seat: 0 }, 'fr', [])).toBe('Place 1 est de nouveau libre.');
    expect(explain(lantern, refuseGame('seatTaken', { seat: 0 }), 'en')).toBe('Seat 1 is taken.');
  });

  const over = (reason: string, ranks: readonly number[], parts: readonly (readonly number[])[]) => ({
    type: 'gameOver',
    reason,
    placings: ranks.map((rank, seat) => {
      const [quests = 0, mages = 0] = parts[seat] ?? [];
      return {
        seat,
        rank,
        points: quests + mages,
        parts: [
          { name: 'quests', points: quests },
          { name: 'mages', points: mages },
        ],
      };
    }),
  });

  it.each([
    [
      'the winner, and the points of each with their parts',
      over('lastQuest', [1, 2], [[9, 3], [4]]),
      'The game is over: the last quest is completed. 1. Ada, 12 points (quests 9, mages 3); 2. Bo, 4 points.',
      'La partie est finie : la dernière quête est accomplie. 1. Ada, 12 points (quêtes 9, mages 3) ; 2. Bo, 4 points.',
    ],
    [
      'shared victory',
      over('stalemate', [1, 1], [[1], [0, 1]]),
      'The game is over: the quests made no more progress. 1. Ada, 1 point; 1. Bo, 1 point.',
      'La partie est finie : les quêtes n’avançaient plus. 1. Ada, 1 point ; 1. Bo, 1 point.',
    ],
    [
      'that no one has won, with the points nevertheless',
      over('lastQuest', [2, 2], [[0], [2, 1]]),
      'The game is over: the last quest is completed. No one has won. Ada, 0 points; Bo, 3 points (quests 2, mages 1).',
      'La partie est finie : la dernière quête est accomplie. Personne n’a gagné. Ada, 0 point ; Bo, 3 points (quêtes 2, mages 1).',
    ],
  ])('the end tells %s', (_, event, en, fr) => {
    expect(locales.map((locale) => describeEvent(guilds, event, locale, ['Ada', 'Bo']))).toEqual([en, fr]);
  });

  it("a ruleset's own event is described by the ruleset", () => {
    expect(describeEvent(lantern, { type: 'keeperLeft', seat: 0 }, 'en', ['Ada'])).toBe('Ada leaves the lighthouse.');
  });
});

describe('the importance of events', () => {
  const sample = {
    schemas: {
      events: { drawn: mattering('DETAIL', z.strictObject({}).meta({ id: 'Drawn' })), won: z.strictObject({}) },
    },
  };
  const importance = (type: string) => importanceOfEvent(sample as unknown as AnyRuleset, { type });

  it('stands on their schemas, with any other declarations; by default they are part of the story', () => {
    expect(['drawn', 'won'].map(importance)).toEqual(['DETAIL', 'STORY']);
    expect(importanceOf(mattering('DETAIL', z.strictObject({})).meta({ id: 'Other' }))).toBe('DETAIL');
  });

  it('stands on those of every game too', () => {
    expect(['gameOver', 'seatTaken', 'seedRevealed'].map(importance)).toEqual(['TURNING_POINT', 'STORY', 'DETAIL']);
  });

  it('is compared from turning points down', () => {
    expect(importances.map((each) => mattersAtLeast(each, 'STORY'))).toEqual([true, true, false]);
  });
});
