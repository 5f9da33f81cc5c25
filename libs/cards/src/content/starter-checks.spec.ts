import { checkDeck } from '../decks/check-deck.js';
import { cardIdsOf } from '../decks/deck-list.js';
import { starterDecks } from '../decks/starter-decks.js';
import { offColorBonus } from '../engine/off-color.js';
import type { Card } from '../schema/card-fields.js';
import { gameSchema, kindSchema, type CardGame } from '../words.js';
import { library } from './index.js';
import { does, is, numbersOf, on } from './testing/card-predicates.js';

type Pair = readonly [Card[], Card[]];

const deckIn = (game: CardGame, name: keyof typeof starterDecks): Card[] =>
  cardIdsOf(starterDecks[name].decks[game]).map((id) => library[id]!);
const pairIn = (game: CardGame): Pair => [deckIn(game, 'LANTERN_COURT'), deckIn(game, 'HOLLOW_TIDE')];
const decks = { LANTERN_COURT: deckIn('ARENA', 'LANTERN_COURT'), HOLLOW_TIDE: deckIn('ARENA', 'HOLLOW_TIDE') };
const both = pairIn('ARENA');

const creature = is('CREATURE');
const pileOf = (deck: Card[]): Card[] => deck.filter(({ dominantValue }) => dominantValue !== undefined);
const count = (fits: (card: Card) => boolean, pair = both): number[] => pair.map((deck) => deck.filter(fits).length);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The chance in percent that none of `wanted` is among the first `drawn` cards of a pile. */
const chanceOfNone = (pile: number, wanted: number, drawn: number): number =>
  Array.from({ length: drawn }, (_, at) => (pile - wanted - at) / (pile - at)).reduce(
    (chance, part) => chance * part,
    100,
  );

describe('The two starter decks of the box (cards.md 10.4), in Arena where nothing else is said', () => {
  it.each(gameSchema.options)('CARD-48 CARD-40 to CARD-47 pass in %s', (game) => {
    for (const deck of Object.values(starterDecks)) expect(checkDeck(deck.decks[game], game, library)).toEqual([]);
  });

  it('CARD-48 Arena’s lists are legal in Guardians too; those of Guardians have a guardian that Arena does not know', () => {
    for (const { decks: lists } of [starterDecks.LANTERN_COURT, starterDecks.HOLLOW_TIDE]) {
      expect(checkDeck(lists.ARENA, 'GUARDIANS', library)).toEqual([]);
      const faults = checkDeck(lists.GUARDIANS, 'ARENA', library);
      expect(faults.map(({ rule, card }) => [rule, library[card!]?.type])).toEqual([['CARD-45', 'GUARDIAN']]);
    }
  });

  it('have 55 cards: a guardian, three strongholds and a draw pile of 51', () => {
    expect(both.map((deck) => deck.length)).toEqual([55, 55]);
    expect(count(is('GUARDIAN'))).toEqual([1, 1]);
    for (const deck of both) {
      const positions = deck.filter(is('STRONGHOLD')).map(({ position }) => position);
      expect(positions.sort()).toEqual(['CENTER', 'LEFT', 'RIGHT']);
    }
    expect(both.map((deck) => pileOf(deck).length)).toEqual([51, 51]);
  });

  it('have seven shields with the standard bearer, and no card more than twice but shields and terrains', () => {
    expect(count(is('SHIELD', 'STANDARD_BEARER'))).toEqual([7, 7]);
    for (const deck of both) {
      const limited = deck.filter(({ type }) => type !== 'SHIELD' && type !== 'TERRAIN');
      const copies = limited.map(({ id }) => limited.filter((card) => card.id === id).length);
      expect(Math.max(...copies)).toBe(2);
    }
  });

  it('have 27 creatures of 208 vitality in all, 13, 9 and 5 of a kind', () => {
    expect(count(creature)).toEqual([27, 27]);
    expect(both.map((deck) => sum(deck.filter(creature).map(({ vitality }) => vitality!)))).toEqual([208, 208]);
    expect(kindSchema.options.map((kind) => count((card) => card.kind === kind))).toEqual([
      [13, 5],
      [9, 9],
      [5, 13],
    ]);
  });

  it.each(kindSchema.options)('have a mean off-color bonus of 2: %s', (kind) => {
    for (const deck of both) {
      const bonuses = deck.filter((card) => card.kind === kind).map(({ offColorBonus }) => offColorBonus!);
      expect(sum(bonuses) / bonuses.length).toBe(2);
    }
  });

  it('have 14 vulnerabilities on 12 creatures', () => {
    expect(both.map((deck) => sum(deck.map(({ vulnerabilities = [] }) => vulnerabilities.length)))).toEqual([14, 14]);
    expect(count(({ vulnerabilities = [] }) => vulnerabilities.length > 0)).toEqual([12, 12]);
  });

  it('have dominant values that differ by less than two percent in all', () => {
    const sums = both.map((deck) => sum(pileOf(deck).map(({ dominantValue }) => dominantValue!)));
    expect(sums).toEqual([436, 434]);
    expect(Math.max(...sums) / Math.min(...sums)).toBeLessThan(1.02);
  });

  it.each<[string, (card: Card) => boolean, number[]]>([
    ['flying creatures', ({ flying }) => flying === true, [2, 4]],
    ['influenceable creatures', ({ influenceable }) => influenceable === true, [16, 12]],
    ['influential creatures', (card) => creature(card) && card.influenceValue !== undefined, [3, 3]],
    ['ranged attackers', ({ rangedStrength }) => rangedStrength !== undefined, [2, 2]],
    ['creatures with a red number', ({ redVitality }) => redVitality !== undefined, [2, 2]],
    ['cards with an area of effect', does('AREA'), [3, 4]],
    ['command cards', ({ effects }) => effects.some(on('COMMAND')), [5, 5]],
    ['terrains', is('TERRAIN'), [3, 3]],
    ['upgrades and downgrades', is('UPGRADE'), [2, 2]],
    ['corruptions', is('CORRUPTION'), [3, 3]],
    ['spells', is('SPELL'), [5, 5]],
    ['hand items', is('ITEM_HAND'), [3, 3]],
    ['creature items', is('ITEM_CREATURE'), [1, 1]],
  ])('have as many %s as the table counts', (_, fits, counts) => {
    expect(count(fits)).toEqual(counts);
  });

  it('seldom begin without a creature in 8 cards, or without a shield in 12', () => {
    for (const deck of both) {
      const pile = pileOf(deck);
      expect(chanceOfNone(pile.length, pile.filter(creature).length, 8)).toBeCloseTo(0.12, 2);
      const shields = pile.filter(is('SHIELD', 'STANDARD_BEARER')).length;
      expect(chanceOfNone(pile.length, shields, 12)).toBeCloseTo(13.3, 1);
    }
  });

  describe('have captives that beat the guardian of their own deck', () => {
    const VITALITY = 20;
    const inChallenge = does('VITALITY', ({ when }) => when?.opponent?.guardian === true);
    const guardianOf = (deck: Card[]): Card => deck.find(is('GUARDIAN'))!;

    /** Total of a captive in a challenge, by the guardian that took it: its influence for some stones, up to the cap. */
    const total = (captive: Card, taker: Card, stones: number): number => {
      const cap = captive.influenceCap ?? captive.vitality!;
      return captive.vitality! + (captive.influenceable ? Math.min(cap, stones * taker.influenceValue!) : 0);
    };
    const help = (deck: Card[]): number =>
      Math.max(...deck.filter(inChallenge).flatMap(({ effects }) => effects.map(({ value = 0 }) => value)));

    it.each<[string, keyof typeof decks, number, number]>([
      ['L01', 'HOLLOW_TIDE', 2, 22],
      ['L02', 'HOLLOW_TIDE', 2, 23],
      ['L03', 'HOLLOW_TIDE', 3, 21],
      ['L08', 'HOLLOW_TIDE', 3, 21],
      ['L09', 'HOLLOW_TIDE', 1, 21],
      ['L12', 'HOLLOW_TIDE', 3, 21],
      ['T01', 'LANTERN_COURT', 1, 22],
      ['T04', 'LANTERN_COURT', 2, 22],
      ['T07', 'LANTERN_COURT', 2, 24],
      ['T08', 'LANTERN_COURT', 3, 21],
      ['T11', 'LANTERN_COURT', 2, 21],
      ['T12', 'LANTERN_COURT', 2, 21],
    ])('%s, taken by %s, for %d stones', (id, taker, stones, reached) => {
      const guardian = guardianOf(decks[taker]);
      expect(total(library[id]!, guardian, stones)).toBe(reached);
      expect(reached).toBeGreaterThan(VITALITY);
      expect(total(library[id]!, guardian, stones - 1)).toBeLessThanOrEqual(VITALITY);
      expect(guardian.powerStones!).toBeGreaterThanOrEqual(stones);
    });

    it('and no others, even with a hand item', () => {
      const [lantern, tide] = both;
      const able = (captives: Card[], taker: Card[]) =>
        numbersOf(captives, (card) => {
          const guardian = guardianOf(taker);
          return creature(card) && total(card, guardian, guardian.powerStones!) + help(taker) > VITALITY;
        });
      expect([able(lantern, tide), able(tide, lantern)]).toEqual([
        ['L01', 'L02', 'L03', 'L08', 'L09', 'L12'],
        ['T01', 'T04', 'T07', 'T08', 'T11', 'T12'],
      ]);
      expect(both.map((deck) => guardianOf(deck).vitality)).toEqual([VITALITY, VITALITY]);
    });
  });
});

describe('The starter decks of Guardians (cards.md 10.5)', () => {
  const pair = pairIn('GUARDIANS');
  const [lantern, tide] = pair;

  it('CARD-48 have 55 cards with a guardian of 26 and LUC, and eight terrains', () => {
    expect(pair.map((deck) => [deck.length, pileOf(deck).length])).toEqual([
      [55, 51],
      [55, 51],
    ]);
    const guardians = pair.map((deck) => deck.find(is('GUARDIAN'))!);
    expect(guardians.map(({ id, vitality, luc }) => [id, vitality, luc])).toEqual([
      ['L39', 26, 1],
      ['T39', 26, 1],
    ]);
    expect(count(is('TERRAIN'), pair)).toEqual([8, 8]);
  });

  it('have nothing but the Levelling Hammer for a window outside movement and combat, so that few of them ask (CARD-49)', () => {
    const outside = ['ORGANIZE', 'SETTLEMENT', 'ANY', 'RESPONSE'] as const;
    const timed = pair.map((deck) =>
      deck.filter(is('SPELL', 'ITEM_HAND')).filter(({ timing = [] }) => outside.some((one) => timing.includes(one))),
    );
    expect(timed.map((cards) => cards.map(({ id }) => id).sort())).toEqual([['L30'], ['L30', 'T37']]);
  });

  it('have more influence for the deck with fewer creatures that may be given it', () => {
    const offers = pair
      .map((deck) => deck.find(is('GUARDIAN'))!)
      .map((card) => card.powerStones! * card.influenceValue!);
    expect(offers).toEqual([42, 54]);
  });

  it('have 24 creatures of 180 vitality in all, 12, 8 and 4 of a kind, their bonuses 2 in the mean', () => {
    expect(count(creature, pair)).toEqual([24, 24]);
    expect(pair.map((deck) => sum(deck.filter(creature).map(({ vitality }) => vitality!)))).toEqual([180, 180]);
    expect(kindSchema.options.map((kind) => count((card) => card.kind === kind, pair))).toEqual([
      [12, 4],
      [8, 8],
      [4, 12],
    ]);
    for (const deck of pair) {
      for (const kind of kindSchema.options) {
        const bonuses = deck.filter((card) => card.kind === kind).map(({ offColorBonus: bonus }) => bonus!);
        expect(sum(bonuses) / bonuses.length).toBe(2);
      }
    }
  });

  it('have as many pairings that favour one as the other', () => {
    const favoured = (own: Card[], enemy: Card[]) =>
      sum(
        own
          .filter(creature)
          .map((one) => enemy.filter((other) => offColorBonus({ ...one, offColorBonus: 1 }, other) > 0).length),
      );
    expect([favoured(lantern, tide), favoured(tide, lantern)]).toEqual([208, 208]);
  });

  it('have dominant values that differ by less than two percent in all', () => {
    expect(pair.map((deck) => sum(pileOf(deck).map(({ dominantValue }) => dominantValue!)))).toEqual([424, 422]);
  });

  it.each<[string, (card: Card) => boolean, number[]]>([
    ['shields and standard bearers', is('SHIELD', 'STANDARD_BEARER'), [7, 7]],
    ['influenceable creatures', ({ influenceable }) => influenceable === true, [16, 12]],
    ['vulnerabilities', ({ vulnerabilities = [] }) => vulnerabilities.length > 0, [12, 12]],
    ['ranged attackers', ({ rangedStrength }) => rangedStrength !== undefined, [2, 2]],
    ['upgrades and downgrades', is('UPGRADE'), [2, 2]],
    ['corruptions', is('CORRUPTION'), [3, 3]],
    ['spells', is('SPELL'), [4, 3]],
    ['hand items', is('ITEM_HAND'), [2, 3]],
    ['creature items', is('ITEM_CREATURE'), [1, 1]],
  ])('have as many %s as the table counts', (_, fits, counts) => {
    expect(count(fits, pair)).toEqual(counts);
  });
});
