import { refuse, type Refusal } from '#kernel';
import { ruseBook as book } from '../testing/ruse-book.js';
import { withFace } from './with-face.js';

describe('The face of the card that a refusal names', () => {
  const table = { cards: { 'c-001': { cardId: 'L02', owner: 0 }, 'c-002': { cardId: 'L26', owner: 1 } } };
  const facts = (given: Refusal['facts']) =>
    withFace(book, table, refuse('RUSE-CARD', 'NOT_NOW', given), (id) => id === 'c-001').facts;

  it('is there where the seat sees it, and nowhere else', () => {
    expect(facts({ card: 'c-001' })).toEqual({ card: 'c-001', printed: 'L02' });
    expect(facts({ card: 'c-002' })).toEqual({ card: 'c-002', printed: null });
  });

  it('is that of the library for what is no card of the game, and none for what is no card at all', () => {
    expect(facts({ card: 'L30' })).toEqual({ card: 'L30', printed: 'L30' });
    expect(facts({ card: 'Q99' })).toEqual({ card: 'Q99', printed: null });
  });

  it('is not asked for where a refusal names no card', () => {
    expect(facts({ least: 51 })).toEqual({ least: 51 });
    expect(facts({ card: null })).toEqual({ card: null });
  });
});
