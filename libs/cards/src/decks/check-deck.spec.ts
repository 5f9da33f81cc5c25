import { libraryOf } from '../library/library.js';
import { gameSchema } from '../words.js';
import { checkDeck } from './check-deck.js';
import { deckFaultCodes } from './deck-faults.js';
import type { DeckList } from './deck-list.js';
import { aDeck, creature, madeLibrary } from './testing/made-cards.js';

const inArena = (deck: DeckList) => checkDeck(deck, 'ARENA', madeLibrary);
const inGuardians = (deck: DeckList) => checkDeck(deck, 'GUARDIANS', madeLibrary);
const brief = (faults: ReturnType<typeof inArena>) => faults.map(({ rule, code, card }) => [rule, code, card]);

describe('A deck', () => {
  it.each(gameSchema.options)('that keeps the rules may be played (%s)', (game) => {
    expect(checkDeck(aDeck(), game, madeLibrary)).toEqual([]);
  });

  it('CARD-40 has exactly one guardian: none is refused', () => {
    const faults = inArena(aDeck({ X01: 0, X40: 3 }));
    expect(brief(faults)).toEqual([['CARD-40', 'DECK_GUARDIAN', null]]);
    expect(faults[0]?.facts).toEqual({ guardians: 0 });
  });

  it('CARD-40 has exactly one guardian: two are refused, each by its card', () => {
    const faults = inArena(aDeck({ X02: 1 }));
    expect(brief(faults)).toEqual([
      ['CARD-40', 'DECK_GUARDIAN', 'X01'],
      ['CARD-40', 'DECK_GUARDIAN', 'X02'],
    ]);
    expect(faults[0]?.facts).toEqual({ guardians: 2 });
  });

  it('CARD-40 the same guardian twice is two guardians', () => {
    expect(brief(inArena(aDeck({ X01: 2 })))).toEqual([['CARD-40', 'DECK_GUARDIAN', 'X01']]);
  });

  it('CARD-41 has one stronghold of each position; sets may be mixed', () => {
    expect(inArena(aDeck({ X13: 0, X14: 1 }))).toEqual([]);
    const faults = inArena(aDeck({ X11: 0, X14: 1 }));
    expect(brief(faults)).toEqual([
      ['CARD-41', 'DECK_STRONGHOLDS', null],
      ['CARD-41', 'DECK_STRONGHOLDS', 'X13'],
      ['CARD-41', 'DECK_STRONGHOLDS', 'X14'],
    ]);
    expect(faults[0]?.facts).toEqual({ position: 'LEFT', strongholds: 0 });
  });

  it('CARD-42 has 55 to 110 cards in all', () => {
    expect(brief(inArena(aDeck({ X31: 7 })))).toEqual([['CARD-42', 'DECK_SIZE', null]]);
    expect(inArena(aDeck({ X31: 63 }))).toEqual([]);
    expect(inArena(aDeck({ X31: 64 })).map(({ facts }) => facts)).toEqual([{ cards: 111, least: 55, most: 110 }]);
  });

  it('CARD-43 has at most five copies of one card', () => {
    expect(inArena(aDeck({ X40: 5 }))).toEqual([]);
    const faults = inArena(aDeck({ X40: 6 }));
    expect(brief(faults)).toEqual([['CARD-43', 'DECK_COPIES', 'X40']]);
    expect(faults[0]?.facts).toEqual({ copies: 6, most: 5 });
  });

  it('CARD-43 excepts shields and terrains, but not standard bearers', () => {
    expect(inArena(aDeck({ X21: 20, X31: 20 }))).toEqual([]);
    expect(brief(inArena(aDeck({ X30: 6 })))).toEqual([['CARD-43', 'DECK_COPIES', 'X30']]);
  });

  it('CARD-44 has at least six shields in Guardians, standard bearers included; in Arena none is needed', () => {
    expect(inGuardians(aDeck({ X21: 5, X30: 1, X31: 9 }))).toEqual([]);
    expect(brief(inGuardians(aDeck({ X21: 4, X30: 1, X31: 10 })))).toEqual([['CARD-44', 'DECK_SHIELDS', null]]);
    expect(inArena(aDeck({ X21: 0, X31: 15 }))).toEqual([]);
    const told = [0, 1, 2].map((shields) => inGuardians(aDeck({ X21: shields, X31: 15 - shields }))[0]?.message);
    expect(told.map((message) => [message?.en, message?.fr].map((words) => words?.split(/[,.]/)[0]))).toEqual([
      ['The deck has 0 shields', 'Le paquet a 0 Bouclier'],
      ['The deck has 1 shield', 'Le paquet a 1 Bouclier'],
      ['The deck has 2 shields', 'Le paquet a 2 Boucliers'],
    ]);
  });

  it('CARD-45 has only cards that the game allows', () => {
    expect(brief(inArena(aDeck({ X60: 1, X61: 1 })))).toEqual([['CARD-45', 'DECK_GAME', 'X60']]);
    expect(brief(inGuardians(aDeck({ X60: 1, X61: 1 })))).toEqual([['CARD-45', 'DECK_GAME', 'X61']]);
  });

  it('CARD-46 has only cards of the library; a name that every object has is no card', () => {
    const faults = inArena(aDeck({ Q99: 1, toString: 1 }));
    expect(brief(faults)).toEqual([
      ['CARD-46', 'DECK_UNKNOWN_CARD', 'Q99'],
      ['CARD-46', 'DECK_UNKNOWN_CARD', 'toString'],
    ]);
  });

  it('CARD-47 may be listed in any order, a card in parts', () => {
    const { cards } = aDeck({ X40: 6 });
    const inParts = cards.filter(({ cardId }) => cardId !== 'X40').reverse();
    inParts.unshift({ cardId: 'X40', copies: 4 });
    inParts.push({ cardId: 'X40', copies: 2 });
    expect(inArena({ cards: inParts })).toEqual(inArena({ cards }));
    expect(inArena({ cards: [...aDeck().cards].reverse() })).toEqual([]);
  });

  it('CARD-47 stays legal in a later library, unless a card is withdrawn by name', () => {
    const later = libraryOf([...Object.values(madeLibrary), creature('Y01')]);
    expect(checkDeck(aDeck(), 'ARENA', later)).toEqual([]);
    const withdrawn = libraryOf(Object.values(madeLibrary).filter(({ id }) => id !== 'X41'));
    expect(brief(checkDeck(aDeck(), 'ARENA', withdrawn))).toEqual([['CARD-46', 'DECK_UNKNOWN_CARD', 'X41']]);
  });

  it('is refused for every reason at once, each in both languages', () => {
    const faults = inGuardians({ cards: [...aDeck({ X01: 0, X11: 0, X21: 0 }).cards, { cardId: 'X61', copies: 6 }] });
    const all = [...faults, ...inGuardians({ cards: [{ cardId: 'Q99', copies: 1 }] })];
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(deckFaultCodes));
    expect(brief(faults)).toEqual([
      ['CARD-40', 'DECK_GUARDIAN', null],
      ['CARD-41', 'DECK_STRONGHOLDS', null],
      ['CARD-42', 'DECK_SIZE', null],
      ['CARD-43', 'DECK_COPIES', 'X61'],
      ['CARD-44', 'DECK_SHIELDS', null],
      ['CARD-45', 'DECK_GAME', 'X61'],
    ]);
    for (const { message } of all) expect(message.en).not.toBe(message.fr);
  });

  it('is told what is wrong and what would be right', () => {
    const [size] = inArena(aDeck({ X31: 7 }));
    expect(size?.message).toEqual({
      en: 'The deck has 54 cards; 55 to 110 are right. Put 1 card more into it.',
      fr: 'Le paquet a 54 cartes ; il en faut de 55 à 110. Ajoutez 1 carte.',
    });
    const [copies] = inArena(aDeck({ X40: 6 }));
    expect(copies?.message).toEqual({
      en: 'Card X40 (X40) is in the deck 6 times. At most 5 copies of a card are right, shields and terrains excepted.',
      fr: 'Carte X40 (X40) est 6 fois dans le paquet. Il faut au plus 5 exemplaires d’une carte, sauf les Boucliers et les Terrains.',
    });
    const [stronghold] = inArena(aDeck({ X14: 1 }));
    expect(stronghold?.message).toEqual({
      en: 'The deck has 2 right strongholds, Card X13 (X13) among them. Keep exactly one.',
      fr: 'Le paquet a 2 Forteresses droites, dont Carte X13 (X13). Gardez-en exactement une.',
    });
  });
});
