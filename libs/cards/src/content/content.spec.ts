import { cardSchema, cards } from '../index.js';

describe('The card library', () => {
  it.each(cards.map((card) => [card.id, card] as const))('CARD-08 the schema accepts %s', (_, card) => {
    expect(cardSchema.parse(card)).toEqual(card);
  });
});
