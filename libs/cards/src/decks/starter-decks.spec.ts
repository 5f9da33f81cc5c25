import { cards, library } from '../content/index.js';
import { gameSchema, type CardGame } from '../words.js';
import { checkDeck } from './check-deck.js';
import { sizeOf } from './deck-list.js';
import { firstReinforcement, starterDecks, starterNameSchema } from './starter-decks.js';

const copiesIn = (name: 'LANTERN_COURT' | 'HOLLOW_TIDE', game: CardGame = 'ARENA') =>
  Object.fromEntries(starterDecks[name].decks[game].cards.map(({ cardId, copies }) => [cardId, copies]));

describe('The starter decks (cards.md 10)', () => {
  it.each(starterNameSchema.options)('%s has 55 cards, as table 10.4 counts', (name) => {
    for (const game of gameSchema.options) expect(sizeOf(starterDecks[name].decks[game])).toBe(55);
  });

  it.each(gameSchema.options)('CARD-40 CARD-41 CARD-42 CARD-43 CARD-44 CARD-45 CARD-46 are legal in %s', (game) => {
    for (const name of starterNameSchema.options)
      expect(checkDeck(starterDecks[name].decks[game], game, library)).toEqual([]);
  });

  it('have 27 creatures with a vitality of 208 in all, and 7 shields and standard bearers (cards.md 10.4)', () => {
    for (const name of starterNameSchema.options) {
      const held = starterDecks[name].decks.ARENA.cards.map(({ cardId, copies }) => ({
        card: library[cardId],
        copies,
      }));
      const sum = (types: readonly string[], value: (vitality: number) => number): number =>
        held
          .filter(({ card }) => card && types.includes(card.type))
          .reduce((total, { card, copies }) => total + copies * value(card?.vitality ?? 0), 0);
      expect(sum(['CREATURE'], () => 1)).toBe(27);
      expect(sum(['CREATURE'], (vitality) => vitality)).toBe(208);
      expect(sum(['SHIELD', 'STANDARD_BEARER'], () => 1)).toBe(7);
    }
  });

  it('are those of the tables 10.1 and 10.2', () => {
    expect(copiesIn('LANTERN_COURT')).toMatchObject({
      L01: 2,
      L12: 2,
      L20: 1,
      'L24-13': 1,
      L26: 1,
      L28: 1,
      L30: 1,
      W31: 1,
    });
    const tide = copiesIn('HOLLOW_TIDE');
    expect(tide).toMatchObject({ T12: 2, T20: 1, 'T24-7': 1, T27: 1, T28: 1, T38: 1 });
    const borrowed = Object.entries(tide).filter(([id]) => id.startsWith('L'));
    expect(Object.fromEntries(borrowed)).toEqual({ L30: 1, L33: 1, L34: 1, L35: 1, L36: 1, L37: 1 });
  });

  it('are in Guardians those of table 10.5: eight terrains and another guardian for what was hired for Arena', () => {
    for (const [name, set] of [
      ['LANTERN_COURT', 'L'],
      ['HOLLOW_TIDE', 'T'],
    ] as const) {
      const [arena, guardians] = [copiesIn(name), copiesIn(name, 'GUARDIANS')];
      const ids = [...new Set([...Object.keys(arena), ...Object.keys(guardians)])];
      const changes = ids
        .map((id) => [id, (guardians[id] ?? 0) - (arena[id] ?? 0)])
        .filter(([, change]) => change !== 0);
      expect(Object.fromEntries(changes)).toEqual({
        [`${set}20`]: -1,
        [`${set}39`]: 1,
        [`${set}26`]: 2,
        [`${set}27`]: 2,
        [`${set}28`]: 1,
        [`${set}31`]: -1,
        ...(set === 'L' ? {} : { K33: 1, T32: -1 }),
        L37: -1,
        W19: -1,
        W20: -1,
        W21: -1,
      });
    }
  });

  it('are for every set that has a guardian, with every creature of the set (cards.md 10.6)', () => {
    const sets = cards.filter(({ type }) => type === 'GUARDIAN').map(({ set }) => set);
    expect(new Set(sets)).toEqual(new Set(['L', 'T', 'P', 'K']));
    for (const [name, set] of [
      ['HIGH_PASTURES', 'P'],
      ['KILNS', 'K'],
    ] as const) {
      const creatures = cards.filter((card) => card.set === set && card.type === 'CREATURE').map(({ id }) => id);
      expect(creatures).toHaveLength(18);
      for (const game of gameSchema.options) {
        const held = starterDecks[name].decks[game].cards.map(({ cardId }) => cardId);
        expect(held).toEqual(expect.arrayContaining(creatures));
      }
    }
  });

  it('have a reinforcement of 15 cards: one of each, and one more corruption of two sorts (cards.md 10.3)', () => {
    expect(sizeOf(firstReinforcement)).toBe(15);
    for (const { cardId } of firstReinforcement.cards) expect(library).toHaveProperty([cardId]);
    expect(new Set(firstReinforcement.cards.map(({ cardId }) => cardId)).size).toBe(15);
  });
});
