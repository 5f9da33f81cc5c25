import { Random } from '#kernel';
import { bracketOf, played, told } from '../../testing/random-brackets.js';
import { bestCandidate } from './bracket.js';
import type { Standing } from './entrant.js';
import type { Field, Pair } from './field.js';
import { condensed } from './stand-ins.js';

describe('A few players who stand for many', () => {
  it('give the same pairs as the whole field, in extracts that are sure and in those that are not', () => {
    const random = Random.from('stand-ins');
    let [certain, uncertain] = [0, 0];
    for (let time = 0; time < 60; time += 1) {
      const players = played(random, 30 + random.below(30), 2 + random.below(4));
      const { bracket, field } = bracketOf(random, players);
      const extracts = [...condensed(bracket, field, 2)];
      const whole = told(bestCandidate(bracket, extracts.slice(-1)));
      expect(told(bestCandidate(bracket, condensed(bracket, field, 2)))).toEqual(whole);
      for (const extract of extracts.slice(0, -1)) {
        expect(extract.field.players.length).toBeLessThan(field.players.length);
        const answers: boolean[] = [];
        const isCertain = (pairs: readonly Pair[]): boolean => {
          answers.push(extract.isCertain(pairs));
          return answers[0] === true;
        };
        const found = bestCandidate(bracket, [{ ...extract, isCertain }]);
        if (answers[0]) expect(told(found)).toEqual(whole);
        [certain, uncertain] = answers[0] ? [certain + 1, uncertain] : [certain, uncertain + 1];
      }
    }
    expect(certain).toBeGreaterThan(50);
    expect(uncertain).toBeGreaterThan(5);
  });

  it('stand for no group that may be left with a player over', () => {
    const players = played(Random.from('camps'), 40, 1);
    const [residents, next] = [players.slice(0, 4), players.slice(4)];
    const extractsWhere = (isApart: (one: Standing, other: Standing) => boolean): number => {
      const bracket = { moved: [], residents, next, isTopScorer: () => false, leavesBye: false };
      const field: Field = { players, mayMeet: (one, other) => !isApart(one, other), mayHaveBye: null };
      return [...condensed(bracket, field, 4)].length;
    };
    const camp = new Set(next.slice(0, 24));
    expect(extractsWhere(() => false)).toBe(5);
    expect(extractsWhere((one, other) => camp.has(one) && camp.has(other))).toBe(1);
    expect(extractsWhere((one, other) => residents.includes(one) !== residents.includes(other))).toBe(1);
  });
});
