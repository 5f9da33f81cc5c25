import { Random } from '#kernel';
import { shuffledPiles, shuffleEvolvers } from './shuffled-decks.js';

describe('Decks that are shuffled', () => {
  const deck = (pile: string[]) => ({
    starter: null,
    guardian: 'L20',
    strongholds: { LEFT: '', CENTER: '', RIGHT: '' },
    pile,
  });

  it('keep their cards, each with an id of its own that tells nothing of its deck', () => {
    const decks = [deck(['L01', 'L02', 'L03']), deck(['L24-7', 'L24-8'])];
    const orders = new Set<string>();
    const firstIds = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const piles = shuffledPiles(decks, Random.from(`${seed}`));
      expect(piles.map((pile) => pile.map(({ cardId }) => cardId).sort())).toEqual(decks.map(({ pile }) => pile));
      expect(
        piles
          .flat()
          .map(({ instanceId: id }) => id)
          .sort(),
      ).toEqual(['c-001', 'c-002', 'c-003', 'c-004', 'c-005']);
      orders.add(piles[0]!.map(({ cardId }) => cardId).join());
      for (const { instanceId: id } of piles[0]!) firstIds.add(id);
    }
    expect(orders.size).toBe(6);
    expect(firstIds.size).toBe(5);
  });

  it('lie as draw piles of their seats', () => {
    const table = { cards: {}, players: [{ pile: [] as string[] }, { pile: [] as string[] }] };
    const shown = [
      { instanceId: 'c-002', cardId: 'L01' },
      { instanceId: 'c-001', cardId: 'L02' },
    ];
    shuffleEvolvers.deckShuffled(table, { type: 'deckShuffled', seat: 1, count: 2, cards: shown });
    expect(table.players.map(({ pile }) => pile)).toEqual([[], ['c-002', 'c-001']]);
    expect(table.cards).toEqual({ 'c-001': { cardId: 'L02', owner: 1 }, 'c-002': { cardId: 'L01', owner: 1 } });
  });
});
