import type { Seat } from '#kernel';
import type { CardsInGame } from '../hidden/instances.js';
import type { InstanceId } from '../ids.js';
import { ruseBook as book } from '../testing/ruse-book.js';
import { cardChecks } from './card-checks.js';
import { otherSeat, playerOf, strongholdOf } from './players.js';
import { printedOnSource, shownSource } from './sources.js';

/** A creature and a shield of the first seat, a creature of the second: it holds its own, and the first one its shield. */
const cards: CardsInGame['cards'] = {
  'c-001': { cardId: 'L01', owner: 0 },
  'c-002': { cardId: 'L24-7', owner: 0 },
  'c-003': { cardId: 'L02', owner: 1 },
};
const state = { cards, players: [{ hand: ['c-002'] }, { hand: ['c-003'] }] };

describe('A card that a seat uses', () => {
  const lies = new Set<InstanceId>(['c-001', 'c-003']);
  const sees = (_: typeof state, seat: Seat, id: InstanceId): boolean => lies.has(id) || cards[id]?.owner === seat;
  const { refusedCard, refusedHandCard } = cardChecks<typeof state>(book, sees);

  it('has to be seen, to be its own and of the right type, and to be held, in this order', () => {
    expect(refusedHandCard(state, 1, 'c-002', ['CREATURE'])).toMatchObject({
      rule: 'RUSE-CARD',
      code: 'UNKNOWN_CARD',
      facts: {},
    });
    expect(refusedHandCard(state, 1, 'c-001', ['SHIELD'])?.code).toBe('NOT_YOUR_CARD');
    expect(refusedHandCard(state, 0, 'c-001', ['SHIELD'])?.code).toBe('WRONG_CARD_TYPE');
    expect(refusedHandCard(state, 0, 'c-001', ['CREATURE'])).toMatchObject({
      code: 'NOT_IN_HAND',
      facts: { card: 'c-001' },
    });
    expect(refusedHandCard(state, 0, 'c-002', ['SHIELD'])).toBeUndefined();
  });

  it('may lie anywhere, and be of any type, where nothing else is asked', () => {
    expect(refusedCard(state, 0, 'c-001')).toBeUndefined();
    expect(refusedCard(state, 0, 'c-003')?.code).toBe('NOT_YOUR_CARD');
  });
});

describe('What lies on the table', () => {
  it('is looked up by seat, and strongholds once they are there', () => {
    expect([otherSeat(0), otherSeat(1)]).toEqual([1, 0]);
    expect(playerOf(state, 1)).toBe(state.players[1]);
    expect(() => playerOf(state, 2)).toThrow(RangeError);
    const strongholds = { LEFT: 'L21', CENTER: 'L22', RIGHT: 'L23' };
    expect(strongholdOf({ players: [{ strongholds }] }, 0, 'CENTER')).toBe('L22');
    expect(() => strongholdOf({ players: [{ strongholds: null }] }, 0, 'LEFT')).toThrow('not on the table yet');
  });

  it('says what is printed on it: copies by their id in the game, guardians and strongholds by that of the library', () => {
    expect(['c-001', 'L22'].map((source) => printedOnSource(book, state, source).id)).toEqual(['L01', 'L22']);
    expect(['c-001', 'L22'].map((source) => shownSource(state, source))).toEqual([
      { instanceId: 'c-001', cardId: 'L01' },
      { instanceId: 'L22', cardId: 'L22' },
    ]);
  });
});
