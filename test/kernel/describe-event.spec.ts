import { describeEvent, explain, gameEventSchemas, locales, refuseGame } from '#kernel';
import { lantern } from '#lantern';

const samples = {
  gameOpened: { ruleset: 'lantern', rulesVersion: '1.0', options: {}, seedCommitment: '', openedBy: 'a' },
  seatTaken: { seat: 0, account: 'a', bot: null, seed: null },
  seatLeft: { seat: 1 },
  gameStarted: { seats: 2 },
  seatTimedOut: { seat: 1, step: 'chooseCard', stepId: 'choose-1' },
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

  it('seats count from 1, in messages of refusals too', () => {
    const event = { type: 'seatTaken', seat: 0, account: 'a', bot: null, seed: null };
    expect(describeEvent(lantern, event, 'en', [])).toBe('Seat 1 takes seat 1.');
    expect(describeEvent(lantern, { type: 'seatLeft', seat: 0 }, 'fr', [])).toBe('Place 1 est de nouveau libre.');
    expect(explain(lantern, refuseGame('seatTaken', { seat: 0 }), 'en')).toBe('Seat 1 is taken.');
  });

  it.each([
    [[1, 2, 3], 'The game is over. Winner: Ada. Behind: Bo (2), Cy (3).', 'Victoire : Ada. Derrière : Bo (2), Cy (3).'],
    [[1, 1, 1], 'The game is over. Winner: Ada, Bo and Cy.', 'Victoire : Ada, Bo et Cy.'],
    [[2, 2, 2], 'The game is over. Nobody has won.', 'Personne n’a gagné.'],
  ])('the end with the ranks %s tells who won, and who came behind', (ranks, en, fr) => {
    const placings = ranks.map((rank, seat) => ({ seat, rank, points: 0, parts: [] }));
    const told = locales.map((locale) =>
      describeEvent(lantern, { type: 'gameOver', reason: '', placings }, locale, ['Ada', 'Bo', 'Cy']),
    );
    expect(told).toEqual([en, `La partie est finie. ${fr}`]);
  });

  it("a ruleset's own event is described by the ruleset", () => {
    expect(describeEvent(lantern, { type: 'keeperLeft', seat: 0 }, 'en', ['Ada'])).toBe('Ada leaves the lighthouse.');
  });
});
