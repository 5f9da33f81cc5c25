import { library } from '../content/index.js';
import { cardDecks } from './card-decks.js';
import { checkDeck } from './check-deck.js';
import { starterDecks } from './starter-decks.js';

describe('The decks that accounts keep', () => {
  const { ARENA, GUARDIANS } = starterDecks.HOLLOW_TIDE.decks;
  const faults = (deck: typeof ARENA, game: string) =>
    cardDecks.check(deck, game).map(({ rule, card }) => [rule, card]);

  it('CARD-45 CARD-48 serve both games, each with its own faults', () => {
    expect([faults(ARENA, 'ARENA'), faults(ARENA, 'GUARDIANS')]).toEqual([[], []]);
    expect([faults(GUARDIANS, 'ARENA'), faults(GUARDIANS, 'GUARDIANS')]).toEqual([[['CARD-45', 'T39']], []]);
  });

  it('CARD-44 a deck with too few shields is one for Arena alone', () => {
    const few = {
      cards: ARENA.cards.map((entry) => (entry.cardId.startsWith('T24') ? { ...entry, cardId: 'T26' } : entry)),
    };
    expect([faults(few, 'ARENA'), faults(few, 'GUARDIANS')]).toEqual([[], [['CARD-44', null]]]);
    expect(cardDecks.check(few, 'GUARDIANS')).toEqual(checkDeck(few, 'GUARDIANS', library));
  });

  it('knows no other game', () => {
    expect(() => cardDecks.check(ARENA, 'GUILDS')).toThrow();
  });
});
