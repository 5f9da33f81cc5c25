import { sizeOf } from './deck-list.js';
import { firstReinforcement, starterDecks, starterNameSchema } from './starter-decks.js';

const copiesIn = (name: 'LANTERN_COURT' | 'HOLLOW_TIDE') =>
  Object.fromEntries(starterDecks[name].deck.cards.map(({ cardId, copies }) => [cardId, copies]));

describe('The starter decks (cards.md 10)', () => {
  it.each(starterNameSchema.options)('%s has 55 cards, as table 10.4 counts', (name) => {
    expect(sizeOf(starterDecks[name].deck)).toBe(55);
  });

  it('are those of the tables 10.1 and 10.2', () => {
    expect(copiesIn('LANTERN_COURT')).toMatchObject({ L01: 2, L12: 2, L20: 1, 'L24-13': 1, L26: 3, L28: 2, L30: 2 });
    const tide = copiesIn('HOLLOW_TIDE');
    expect(tide).toMatchObject({ T12: 2, T20: 1, 'T24-7': 1, T27: 3, T28: 2, T38: 1 });
    const borrowed = Object.entries(tide).filter(([id]) => id.startsWith('L'));
    expect(Object.fromEntries(borrowed)).toEqual({ L30: 2, L33: 1, L34: 1, L35: 1, L36: 1 });
  });

  it('have a reinforcement of 15 cards: one of each, and one more corruption of two sorts (cards.md 10.3)', () => {
    expect(sizeOf(firstReinforcement)).toBe(15);
    expect(new Set(firstReinforcement.cards.map(({ cardId }) => cardId)).size).toBe(15);
  });
});
