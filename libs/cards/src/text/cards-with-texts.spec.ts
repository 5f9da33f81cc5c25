import { gameSchema } from '../words.js';
import { cards } from '../content/index.js';
import { creature } from '../decks/testing/made-cards.js';
import { cardsWithTexts, cardWithTextSchema } from './cards-with-texts.js';
import { textOf } from './text-of.js';
import { typeLine } from './type-line.js';

describe('The cards as clients get them', () => {
  it('CARD-45 are those that the game allows, in their order', () => {
    const made = [creature('X61', { games: ['ARENA'] }), creature('X40'), creature('X60', { games: ['GUARDIANS'] })];
    const idsIn = (game: 'ARENA' | 'GUARDIANS') => cardsWithTexts(game, made).map(({ id }) => id);
    expect([idsIn('ARENA'), idsIn('GUARDIANS')]).toEqual([
      ['X61', 'X40'],
      ['X40', 'X60'],
    ]);
  });

  it.each(gameSchema.options)('CARD-30 have their words in %s, in both languages, and fit their schema', (game) => {
    const schema = cardWithTextSchema(game);
    for (const told of cardsWithTexts(game, cards)) {
      const card = cards.find(({ id }) => id === told.id)!;
      expect(told.text).toEqual({ en: textOf(card, game, 'en'), fr: textOf(card, game, 'fr') });
      expect(told.typeLine).toEqual({ en: typeLine(card, 'en'), fr: typeLine(card, 'fr') });
      expect(schema.parse(told)).toEqual(told);
    }
  });
});
