import type { CardSide } from '../content/words.js';
import { plansOf, type PlannableCard } from './plans.js';

const card = (cardId: string, isPower: boolean, ...sides: CardSide[]): PlannableCard => ({ cardId, isPower, sides });
const both = (count: number): PlannableCard[] =>
  Array.from({ length: count }, (_, place) => card(`p${place}`, true, 'LEFT', 'RIGHT'));
const weakness = card('weakness', true, 'LEFT');
const wounds = [card('w1', false, 'LEFT'), card('w2', false, 'RIGHT')];

const written = (hand: readonly PlannableCard[]): string[] =>
  plansOf(hand).map((plan) => plan.map(({ cardId, side }) => `${cardId}:${side}`).join(' '));

describe('Plans', () => {
  it('CLASH-EX76 a Veteran with ten cards and two wounds has 219, a team-up hero 25', () => {
    const veteran = plansOf([...both(9), weakness, ...wounds]);
    const withWound = veteran.filter((plan) =>
      plan.some((play) => play.cardId.startsWith('w') && play.cardId !== 'weakness'),
    );
    expect(veteran).toHaveLength(219);
    expect(veteran.filter((plan) => plan.length === 1)).toHaveLength(19);
    expect(withWound).toHaveLength(38);
    expect(plansOf([...both(3), weakness])).toHaveLength(25);
  });

  it('CLASH-EX31 CLASH-049 CLASH-113 SKAROV-VEC-06 a wound goes beside a power card only', () => {
    expect(written([card('p', true, 'RIGHT'), ...wounds])).toEqual(['p:RIGHT', 'p:RIGHT w1:LEFT', 'p:RIGHT w2:RIGHT']);
    expect(written(wounds)).toEqual([]);
    expect(written([])).toEqual([]);
  });

  it('CLASH-047 CLASH-048 CLASH-202 stand in canonical order: singles, then pairs by their first card', () => {
    expect(written([card('a', true, 'LEFT', 'RIGHT'), card('b', true, 'LEFT'), card('c', false, 'RIGHT')])).toEqual([
      'a:LEFT',
      'a:RIGHT',
      'b:LEFT',
      'a:LEFT b:LEFT',
      'a:LEFT c:RIGHT',
      'a:RIGHT b:LEFT',
      'a:RIGHT c:RIGHT',
      'b:LEFT c:RIGHT',
    ]);
  });

  it('CLASH-048 hold each card once', () => {
    for (const plan of plansOf([...both(4), ...wounds])) {
      expect(new Set(plan.map((play) => play.cardId)).size).toBe(plan.length);
    }
  });
});
