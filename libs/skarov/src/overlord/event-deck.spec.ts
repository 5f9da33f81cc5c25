import { eventCardIds } from '../content/catalogue.js';
import { OverlordDesk } from '../testing/overlord-desk.js';
import { dealEvents, discardSetEvents, drawEvents, revealEvents } from './event-deck.js';

const cards = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `event:${first + place}`);

describe('the event cards', () => {
  it('SKAROV-EVT-01 are twenty, each with an id of its own', () => {
    expect(eventCardIds).toEqual(cards(1, 20));
  });

  it('SKAROV-SETUP-01 SKAROV-SETUP-03 are shuffled once, and the overlord draws one for each hero', () => {
    const desk = OverlordDesk.with({}).after((turn) => {
      dealEvents(turn, 3);
    });
    expect(desk.events.map(({ type }) => type)).toEqual(['eventsShuffled', 'eventsDrawn']);
    expect([desk.cards.hand.length, desk.cards.pile.length]).toEqual([3, 17]);
    expect(new Set([...desk.cards.hand, ...desk.cards.pile])).toEqual(new Set(eventCardIds));
    const shuffled = desk.events.find(({ type }) => type === 'eventsShuffled');
    expect(shuffled).toMatchObject({ count: 20, cardIds: expect.not.arrayContaining([undefined]) });
    expect(new Set(desk.cards.hand)).toEqual(new Set((shuffled as { cardIds: string[] }).cardIds.slice(0, 3)));
    const other = OverlordDesk.with({}, {}, 'another').after((turn) => {
      dealEvents(turn, 3);
    });
    expect(other.cards.pile).not.toEqual(desk.cards.pile);
  });

  it('SKAROV-EVT-11 SKAROV-VEC-18 an empty pile is formed again from the discard pile in the middle of a draw', () => {
    const desk = OverlordDesk.with({ pile: cards(1, 1), discard: cards(2, 5), hand: [] }).after((turn) => {
      drawEvents(turn, 2);
    });
    expect(desk.events).toMatchObject([
      { type: 'eventsDrawn', count: 1, cardIds: ['event:1'] },
      { type: 'eventsShuffled', count: 5 },
      { type: 'eventsDrawn', count: 1 },
    ]);
    expect([desk.cards.hand.length, desk.cards.pile.length, desk.cards.discard]).toEqual([2, 4, []]);
  });

  it('SKAROV-EVT-11 SKAROV-VEC-38 with both piles empty the rest of a draw is lost', () => {
    const drawn = OverlordDesk.with({ pile: cards(1, 1) }).after((turn) => {
      drawEvents(turn, 2);
    });
    expect(drawn.events).toMatchObject([{ type: 'eventsDrawn', count: 1 }]);
    const nothing = OverlordDesk.with({}).after((turn) => {
      drawEvents(turn, 1);
    });
    expect([nothing.events, nothing.cards.hand]).toEqual([[], []]);
  });

  it('SKAROV-ACT-01 the reveal shows every card that lies, sheet by sheet, and is one event also where none lies', () => {
    const set = [
      { cardId: 'event:4', sheetId: 'android', shown: false },
      { cardId: 'event:2', sheetId: 'chi', shown: true },
      { cardId: 'event:1', sheetId: 'android', shown: false },
    ];
    const desk = OverlordDesk.with({ set }).after(revealEvents);
    expect(desk.events).toEqual([
      {
        type: 'eventsRevealed',
        sheets: [
          { sheetId: 'android', cardIds: ['event:4', 'event:1'] },
          { sheetId: 'chi', cardIds: ['event:2'] },
        ],
      },
    ]);
    expect(desk.cards.set.every(({ shown }) => shown)).toBe(true);
    expect(OverlordDesk.with({}).after(revealEvents).events).toEqual([{ type: 'eventsRevealed', sheets: [] }]);
  });

  it('SKAROV-EVT-10 SKAROV-END-06 cards by the sheets go to the discard pile at the end of the turn', () => {
    const set = [{ cardId: 'event:4', sheetId: 'android', shown: true }];
    const { cards: after } = OverlordDesk.with({ set, discard: ['event:9'] }).after(discardSetEvents);
    expect([after.set, after.discard]).toEqual([[], ['event:9', 'event:4']]);
  });
});
