import { mayHold } from './may-hold.js';

describe('The cards that a seat may hold, as far as all can know', () => {
  const cards = {
    'c-1': { cardId: 'L30', owner: 0 },
    'c-2': { cardId: 'L30', owner: 0 },
    'c-3': { cardId: 'L31', owner: 1 },
  };
  const isUnravel = (id: string): boolean => cards[id as keyof typeof cards].cardId === 'L30';
  const holding = (starter: 'LANTERN_COURT' | null, discard: string[] = []) => ({
    cards,
    players: [
      { starter, discard },
      { starter, discard: [] },
    ],
  });

  it('CARD-49 are those of an open list that do not lie in the discard pile, of its own deck alone', () => {
    expect(mayHold(holding('LANTERN_COURT', ['c-1']), 0, isUnravel)).toBe(true);
    expect(mayHold(holding('LANTERN_COURT', ['c-1', 'c-2']), 0, isUnravel)).toBe(false);
    expect(mayHold(holding('LANTERN_COURT'), 1, isUnravel)).toBe(false);
  });

  it('CARD-49 are any cards of a deck that is secret', () => {
    expect(mayHold(holding(null, ['c-1', 'c-2']), 0, isUnravel)).toBe(true);
  });
});
