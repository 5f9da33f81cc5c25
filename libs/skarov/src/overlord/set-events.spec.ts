import { box, eventCard, eventCardIds } from '../content/catalogue.js';
import { OverlordDesk } from '../testing/overlord-desk.js';
import { revealEvents } from './event-deck.js';
import { inEventOrder } from './event-order.js';
import { showEvent, techniquesBeside, whyNotShown } from './set-events.js';

const withTechnique = eventCardIds.filter((id) => eventCard(id).technique);
const [one, two, three, four] = withTechnique as [string, string, string, string];

const set = (cardId: string, sheetId: string) => ({ type: 'setEvent', cardId, sheetId }) as const;
const takeBack = (cardId: string) => ({ type: 'takeBackEvent', cardId }) as const;

describe('event cards in order', () => {
  it('SKAROV-GEN-14 are in the order of the content', () => {
    expect(inEventOrder([four, two, three, one])).toEqual([one, two, three, four]);
    expect(inEventOrder([...eventCardIds].reverse())).toEqual(eventCardIds);
  });
});

describe('setting event cards', () => {
  it('SKAROV-STRAT-05 SKAROV-STRAT-06 SKAROV-STRAT-14 SKAROV-VEC-55 as many in all as heroes in play, several at one sheet, eight take-backs', () => {
    const desk = OverlordDesk.with({ hand: [one, two, three, four] }).when(
      set(two, 'android'),
      set(one, 'android'),
      set(three, 'chi'),
    );
    expect(desk.code(set(four, 'chi'))).toBe('TOO_MANY_EVENTS');
    const takeBacks = desk.legal('strategy').filter(({ type }) => type === 'takeBackEvent');
    expect(takeBacks).toEqual([takeBack(one), takeBack(two), takeBack(three)]);
    let now = desk.when(takeBack(two), set(four, 'chi'));
    expect(now.cards.set.map(({ cardId, sheetId }) => [cardId, sheetId])).toEqual([
      [one, 'android'],
      [three, 'chi'],
      [four, 'chi'],
    ]);
    for (let time = 0; time < 7; time += 1) now = now.when(takeBack(four), set(four, 'chi'));
    expect(now.code(takeBack(four))).toBe('NO_TAKE_BACK_LEFT');
    expect(now.legal('strategy.lastWord').filter(({ type }) => type === 'takeBackEvent')).toEqual([]);
  });

  it('SKAROV-STRAT-05 SKAROV-ELIM-02 each hero out of action lowers the limit', () => {
    const two_ = OverlordDesk.with({ hand: [one, two, three] }, { heroes: 2 }).when(
      set(one, 'android'),
      set(two, 'chi'),
    );
    expect(two_.code(set(three, 'chi'))).toBe('TOO_MANY_EVENTS');
    expect(two_.legal('strategy').some(({ type }) => type === 'setEvent')).toBe(false);
  });

  it('SKAROV-STRAT-06 SKAROV-EVT-13 at any sheet, also one that cannot act; never at one that is out of action', () => {
    const desk = OverlordDesk.with({ hand: [one] }, { villains: ['skarov', 'chi'] });
    const sheets = desk.legal('strategy').flatMap((command) => (command.type === 'setEvent' ? command.sheetId : []));
    expect(sheets).toEqual(['skarov', 'chi', 'android', 'gynoid', 'arachnoid']);
    expect(desk.code(set(one, 'ki'))).toBe('SHEET_OUT');
    expect(desk.code(set(one, 'gynoid'))).toBeUndefined();
  });

  it('SKAROV-EVT-02 SKAROV-GEN-12 unknown ids, cards elsewhere and cards without technique are refused, for every place of a card', () => {
    const eventOnly = eventCardIds.find((id) => !eventCard(id).technique) as string;
    const desk = OverlordDesk.with({ hand: [one, eventOnly], pile: [two], discard: [three] });
    expect(desk.code(set('event:99', 'android'))).toBe('UNKNOWN_ID');
    expect(desk.code(set(one, 'nobody'))).toBe('UNKNOWN_ID');
    expect([two, three, four].map((id) => desk.code(set(id, 'android')))).toEqual(
      Array.from({ length: 3 }, () => 'CARD_NOT_IN_HAND'),
    );
    expect(desk.code(set(eventOnly, 'android'))).toBe('CARD_HAS_NO_TECHNIQUE');
    expect(desk.code(takeBack(one))).toBe('CARD_NOT_SET');
    expect(desk.code(takeBack('event:99'))).toBe('UNKNOWN_ID');
  });

  it('SKAROV-STRAT-12 a card turned face up is fixed', () => {
    const desk = OverlordDesk.with({ hand: [one, two] })
      .when(set(one, 'android'), set(two, 'chi'))
      .after((turn) => {
        showEvent(turn, one);
      });
    expect(desk.events).toEqual([{ type: 'eventShown', seat: 3, sheetId: 'android', cardId: one }]);
    expect(desk.code(takeBack(one))).toBe('ALREADY_SHOWN');
    expect(whyNotShown(desk.state, one)?.code).toBe('ALREADY_SHOWN');
    expect(whyNotShown(desk.state, three)?.code).toBe('CARD_NOT_SET');
    expect(whyNotShown(desk.state, two)).toBeUndefined();
    expect(desk.code(takeBack(two))).toBeUndefined();
  });

  it('SKAROV-STRAT-10 the last word is announced in its own step, and nowhere else', () => {
    const desk = OverlordDesk.with({});
    expect(desk.legal('strategy')).toEqual([]);
    expect(desk.legal('strategy.lastWord')).toEqual([{ type: 'announceActivation' }]);
  });

  it('SKAROV-EVT-02 SKAROV-STRAT-07 the techniques of the cards by a sheet are those of that sheet alone, once they lie face up', () => {
    const laid = OverlordDesk.with({ hand: [one, two] }).when(set(one, 'android'), set(two, 'android'));
    expect(techniquesBeside(laid.state, 'android')).toEqual([]);
    const desk = laid.after(revealEvents);
    expect(techniquesBeside(desk.state, 'android')).toEqual([eventCard(one).technique, eventCard(two).technique]);
    expect(techniquesBeside(desk.state, 'chi')).toEqual([]);
  });

  it('SKAROV-GEN-11 at most 170 commands: every card at every sheet, and the last word', () => {
    const all = box.printed.villainSheet.map(({ id }) => id);
    const desk = OverlordDesk.with({ hand: [...eventCardIds] }, { heroes: 4, villains: all });
    expect(desk.legal('strategy.lastWord')).toHaveLength(withTechnique.length * 8 + 1);
  });
});
