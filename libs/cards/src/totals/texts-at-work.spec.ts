import { ruseBook as book } from '../testing/ruse-book.js';
import { lastingText, staticTexts } from './texts-at-work.js';

const cards = { 'c-001': { cardId: 'L01', owner: 0 } };

describe('What a card says that is at work', () => {
  it('is its static texts, for its seat, and where it is said to be', () => {
    const { statics, textsOf } = staticTexts(book);
    const speaking = book.box.printed.card.find((card) => card.type === 'GUARDIAN' && statics(card).length > 0)!;
    expect(textsOf({ cards }, speaking.id, 1, { home: 0 })).toEqual(
      statics(speaking).map((one) => ({ ...one, card: speaking, source: speaking.id, seat: 1, home: 0 })),
    );
    expect(statics(speaking).every(({ effect }) => effect.trigger === 'STATIC')).toBe(true);
  });

  it('is what was given in a combat, on one card or by its target, and must be there', () => {
    const spell = book.box.printed.card.find(({ type, effects }) => type === 'SPELL' && effects.length > 0)!;
    const given = { source: 'c-009', effect: 0, seat: 0, command: false, on: 'c-001' };
    const table = { cards: { ...cards, 'c-009': { cardId: spell.id, owner: 0 } } };
    const { on, ...working } = lastingText(book, table, given);
    expect([working.effect, working.card, on]).toEqual([spell.effects[0], spell, 'c-001']);
    expect(lastingText(book, table, { ...given, on: null })).toEqual(working);
    expect(() => lastingText(book, table, { ...given, effect: 99 })).toThrow('has no effect 99');
  });
});
