import type { Locale } from '#kernel';
import { buildingTexts, buttonTellerIn, cardTexts, passTexts } from './card-buttons.js';
import { cardTellerIn } from './card-teller.js';
import { cards } from '#cards/content';
import { ruseBook as book } from '#cards/testing';

/** The view of a seat: two copies of a card in different places, a shield, a card without its face, and its guardian. */
const view = {
  hand: [
    { instanceId: 'c-007', cardId: 'L02' },
    { instanceId: 'c-005', cardId: 'L24-7' },
  ],
  players: [
    { guardian: { instanceId: 'L20', cardId: 'L20' }, front: { LEFT: { instanceId: 'c-003', cardId: 'L02' } } },
  ],
  table: [{ instanceId: 'c-009' }, { instanceId: 'c-001', cardId: 'L26' }, null],
};

const tellerIn = (locale: Locale) => buttonTellerIn(book, cardTellerIn(book, locale, ['Ada', 'Bo', 'Cy']), view);
const called = (id: string, locale: Locale = 'en'): string => tellerIn(locale).called(id);

describe('What buttons call a card', () => {
  it('is its name, with a number in the order of ids where the seat sees several copies', () => {
    expect(['c-003', 'c-007', 'c-001'].map((id) => called(id))).toEqual([
      'Lantern Captain (1)',
      'Lantern Captain (2)',
      'Alder Forest',
    ]);
    expect(called('c-001', 'fr')).toBe('Forêt d’aulnes');
  });

  it('is that of the library for an id of it, without a number', () => {
    expect([called('L02'), called('L20')]).toEqual(['Lantern Captain', 'Ysolde of the Long Watch']);
  });

  it('has the value of a shield: all of a set have one name', () => {
    expect([called('c-005'), called('L24-13', 'fr')]).toEqual([
      'Shield of the Lantern 7',
      'Bouclier de la lanterne 13',
    ]);
  });

  it('tells nothing of a card whose face the seat does not see', () => {
    expect([called('c-009'), called('c-009', 'fr'), called('c-404')]).toEqual(['a card', 'une carte', 'a card']);
  });

  it('counts a guardian once, although it is shown with one id twice', () => {
    const again = { ...view, other: { instanceId: 'L20', cardId: 'L20' } };
    expect(buttonTellerIn(book, cardTellerIn(book, 'en', []), again).called('L20')).toBe('Ysolde of the Long Watch');
  });

  it('is a name of its own for every shield of the library', () => {
    const names = cards.filter(({ type }) => type === 'SHIELD').map(({ id }) => called(id));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('The words of buttons', () => {
  const inBoth = <Words>(tell: (words: Words) => string, words: (locale: Locale) => Words): string[] =>
    (['en', 'fr'] as const).map((locale) => tell(words(locale)));

  it('name what a deck is built of', () => {
    expect([
      inBoth((tell) => buildingTexts.chooseGuardian({ type: 'chooseGuardian', cardId: 'L20' }, tell), tellerIn),
      inBoth((tell) => buildingTexts.chooseStronghold({ type: 'chooseStronghold', cardId: 'L22' }, tell), tellerIn),
      inBoth((tell) => buildingTexts.leaveOut({ type: 'leaveOut', cardId: 'L24-7' }, tell), tellerIn),
      inBoth((tell) => buildingTexts.finishDeck({ type: 'finishDeck' }, tell), tellerIn),
    ]).toEqual([
      ['Choose Ysolde of the Long Watch', 'Choisir Ysolde de la Longue Veille'],
      [expect.stringMatching(/^Build \w/), expect.stringMatching(/^Bâtir \p{L}/u)],
      ['Leave out Shield of the Lantern 7', 'Écarter Bouclier de la lanterne 7'],
      ['Finish the deck', 'Terminer le paquet'],
    ]);
  });

  it('say how long passes are declared', () => {
    expect([
      inBoth((tell) => passTexts.pass({ type: 'pass' }, tell), tellerIn),
      inBoth((tell) => passTexts.declarePasses({ type: 'declarePasses', until: 'WINDOW' }, tell), tellerIn),
      inBoth((tell) => passTexts.declarePasses({ type: 'declarePasses', until: 'TURN' }, tell), tellerIn),
      inBoth((tell) => passTexts.withdrawPasses({ type: 'withdrawPasses' }, tell), tellerIn),
    ]).toEqual([
      ['Pass', 'Passer'],
      ['Pass until this step is over', 'Passer jusqu’à la fin de l’étape'],
      ['Pass until the end of the turn', 'Passer jusqu’à la fin du tour'],
      ['Pass ahead no longer', 'Ne plus passer d’avance'],
    ]);
  });

  it('name each card that a command is about, and leave to the game what it is used on', () => {
    const texts = cardTexts<{ seat: number }>();
    const using = (locale: Locale) => ({
      ...tellerIn(locale),
      used: (what: string, target: { seat: number } | null) => `${what} [${target?.seat ?? '-'}]`,
    });
    const [on, target] = [{ cardId: 'c-007', stronghold: 'LEFT' } as const, { seat: 1 }];
    expect([
      inBoth((tell) => texts.placeOnStronghold({ type: 'placeOnStronghold', ...on }, tell), using),
      inBoth((tell) => texts.placeUnderStronghold({ type: 'placeUnderStronghold', ...on }, tell), using),
      inBoth((tell) => texts.discardExcess({ type: 'discardExcess', cardId: 'c-001' }, tell), using),
      inBoth((tell) => texts.playDepotCard({ type: 'playDepotCard', cardId: 'L30', target }, tell), using),
      inBoth((tell) => texts.useAbility({ type: 'useAbility', cardId: 'c-003', target: null }, tell), using),
    ]).toEqual([
      [
        'Put Lantern Captain (2) on the left stronghold',
        expect.stringMatching(/^Poser .+ \(2\) sur la Forteresse de gauche$/),
      ],
      [
        'Put Lantern Captain (2) under the left stronghold',
        expect.stringMatching(/^Poser .+ sous la Forteresse de gauche$/),
      ],
      ['Discard Alder Forest', 'Défausser Forêt d’aulnes'],
      ['Play Unravel [1]', 'Jouer Dénouement [1]'],
      [
        'Use the ability of Lantern Captain (1) [-]',
        expect.stringMatching(/^Utiliser la capacité d(e |’).+ \(1\) \[-\]$/),
      ],
    ]);
    const corrupts = { type: 'playCorruption', cardId: 'c-001', targetCardId: 'c-009' } as const;
    expect(inBoth((tell) => texts.playCorruption(corrupts, tell), using)).toEqual([
      'Corrupt a card with Alder Forest',
      'Corrompre une carte avec Forêt d’aulnes',
    ]);
    const influence = { type: 'useGuardianInfluence', targetCardId: 'c-003' } as const;
    expect(inBoth((tell) => texts.useGuardianInfluence(influence, tell), using)).toEqual([
      'Influence of the guardian for Lantern Captain (1)',
      expect.stringMatching(/^Influence du Gardien pour .+ \(1\)$/),
    ]);
  });
});
