import { tellerIn, type Locale } from '#kernel';
import { labelled, secretsOf, signed, told, withColon, type Showing } from './showing.js';

interface Own {
  readonly seat: number;
  readonly hand: string;
}
interface View {
  readonly own?: Own;
  readonly secrets?: readonly Own[];
}

const showing = (locale: Locale, view: View = {}): Showing<View> => ({ view, locale, tell: tellerIn(locale, ['Ada']) });
const [first, second] = [
  { seat: 0, hand: 'axe' },
  { seat: 1, hand: 'bow' },
];

describe('what a picture shows', () => {
  it('is told in its language', () => {
    expect(told(showing('fr'), { en: 'fire', fr: 'feu' })).toBe('feu');
    expect([0, 1].map(showing('en').tell.who)).toEqual(['Ada', 'Seat 2']);
    expect([withColon(showing('en'), 'Turn'), withColon(showing('fr'), 'Tour')]).toEqual(['Turn:', 'Tour\u00A0:']);
    expect(labelled(showing('fr'), 'Tour', 3)).toBe('Tour\u00A0: 3');
  });

  it('knows the viewer’s own secrets, and all of them for an auditor', () => {
    const handOf = (view: View, seat: number) => secretsOf(showing('en', view), (own) => own.seat === seat)?.hand;
    expect([0, 1].map((seat) => handOf({ own: second }, seat))).toEqual([undefined, 'bow']);
    expect([0, 1].map((seat) => handOf({ secrets: [first, second] }, seat))).toEqual(['axe', 'bow']);
    expect(handOf({}, 0)).toBeUndefined();
  });

  it('writes numbers with their sign', () => {
    expect([2, 0, -2].map(signed)).toEqual(['+2', '+0', '−2']);
  });
});
