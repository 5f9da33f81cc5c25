import { cardTellerIn } from './card-teller.js';
import { ruseBook as book } from '#cards/testing';
import { buildingSentences } from './building-sentences.js';

describe('Sentences about the building of a deck', () => {
  const told = (sentence: (tell: ReturnType<typeof cardTellerIn>) => string): string[] =>
    (['en', 'fr'] as const).map((locale) => sentence(cardTellerIn(book, locale, ['Ada', 'Bo'])));
  const by = { seat: 0 };

  it('name each card to the seat that takes it', () => {
    expect([
      told((tell) => buildingSentences.guardianTaken({ type: 'guardianTaken', ...by, card: 'L20' }, tell)),
      told((tell) => buildingSentences.cardLeftOut({ type: 'cardLeftOut', ...by, card: 'L26' }, tell)),
      told((tell) =>
        buildingSentences.boostersOpened({ type: 'boostersOpened', ...by, count: 2, cards: ['L02', 'L26'] }, tell),
      ),
    ]).toEqual([
      ['Ada chooses Ysolde of the Long Watch.', 'Ada choisit Ysolde de la Longue Veille.'],
      ['Ada leaves Alder Forest out.', 'Ada écarte Forêt d’aulnes.'],
      [
        'Ada opens boosters: 2 cards (Lantern Captain, Alder Forest).',
        expect.stringMatching(/^Ada ouvre ses boosters : 2 cartes \(.+, Forêt d’aulnes\)\.$/),
      ],
    ]);
    const [stronghold] = told((tell) =>
      buildingSentences.strongholdTaken({ type: 'strongholdTaken', ...by, card: 'L22' }, tell),
    );
    expect(stronghold).toBe(`Ada chooses ${book.box.known.card('L22').name.en}.`);
  });

  it('name none to all other players', () => {
    expect([
      told((tell) => buildingSentences.guardianTaken({ type: 'guardianTaken', ...by }, tell)),
      told((tell) => buildingSentences.strongholdTaken({ type: 'strongholdTaken', ...by }, tell)),
      told((tell) => buildingSentences.cardLeftOut({ type: 'cardLeftOut', ...by }, tell)),
      told((tell) => buildingSentences.boostersOpened({ type: 'boostersOpened', ...by, count: 60 }, tell)),
      told((tell) => buildingSentences.deckFinished({ type: 'deckFinished', ...by }, tell)),
    ]).toEqual([
      ['Ada chooses a guardian.', 'Ada choisit un Gardien.'],
      ['Ada chooses a stronghold.', 'Ada choisit une Forteresse.'],
      ['Ada leaves a card out.', 'Ada écarte une carte.'],
      ['Ada opens boosters: 60 cards.', 'Ada ouvre ses boosters : 60 cartes.'],
      ['Ada has built a deck.', 'Ada a construit son paquet.'],
    ]);
  });
});
