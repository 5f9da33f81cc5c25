import { answer, openBallot, reveal, stillAsked } from './ballot.js';

describe('a ballot', () => {
  it('asks every seat, and then those that have not answered', () => {
    const ballot = openBallot<string>([2, 0, 1]);
    answer(ballot, 0, 'stone');
    expect(stillAsked(ballot)).toEqual([2, 1]);
  });

  it('reveals the answers in the order asked, once all are there', () => {
    const ballot = openBallot<number>([1, 0]);
    answer(ballot, 0, 7);
    expect(() => reveal(ballot)).toThrow('Seats 1 have not answered yet.');
    answer(ballot, 1, 0);
    expect(reveal(ballot)).toEqual([
      { seat: 1, choice: 0 },
      { seat: 0, choice: 7 },
    ]);
  });

  it('takes an answer once, and only from a seat that was asked', () => {
    const ballot = openBallot<number>([0, 1]);
    answer(ballot, 0, 1);
    expect(() => {
      answer(ballot, 0, 2);
    }).toThrow('Seat 0 has nothing to answer here.');
    expect(() => {
      answer(ballot, 5, 2);
    }).toThrow('Seat 5 has nothing to answer here.');
  });

  it('keeps an answer of undefined value apart from none', () => {
    const ballot = openBallot<null>([0]);
    answer(ballot, 0, null);
    expect(stillAsked(ballot)).toEqual([]);
  });
});
