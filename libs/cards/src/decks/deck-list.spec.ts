import { canonicalDeck, cardIdsOf, deckListSchema, sizeOf } from './deck-list.js';

const deck = {
  cards: [
    { cardId: 'T02', copies: 1 },
    { cardId: 'L10', copies: 2 },
    { cardId: 'T02', copies: 2 },
  ],
};

describe('A deck list', () => {
  it('CARD-47 has a canonical order: by id, every card once', () => {
    expect(canonicalDeck(deck)).toEqual({
      cards: [
        { cardId: 'L10', copies: 2 },
        { cardId: 'T02', copies: 3 },
      ],
    });
    expect(canonicalDeck({ cards: [...deck.cards].reverse() })).toEqual(canonicalDeck(deck));
    expect(canonicalDeck(canonicalDeck(deck))).toEqual(canonicalDeck(deck));
  });

  it('gives every copy of its cards', () => {
    expect(sizeOf(deck)).toBe(5);
    expect(cardIdsOf(deck)).toEqual(['L10', 'L10', 'T02', 'T02', 'T02']);
  });

  it.each([
    ['no copies', { cards: [{ cardId: 'L10', copies: 0 }] }],
    ['61 copies', { cards: [{ cardId: 'L10', copies: 61 }] }],
    ['half a card', { cards: [{ cardId: 'L10', copies: 0.5 }] }],
    ['no id', { cards: [{ cardId: '', copies: 1 }] }],
    ['an unknown field', { cards: [], name: 'mine' }],
    ['111 entries', { cards: Array.from({ length: 111 }, (_, at) => ({ cardId: `L${at}`, copies: 1 })) }],
  ])('is malformed with %s', (_what, list) => {
    expect(deckListSchema.safeParse(list).success).toBe(false);
  });
});
