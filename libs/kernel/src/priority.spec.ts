import {
  afterAction,
  afterLeaving,
  afterPass,
  askedInPriority,
  isPassedOut,
  lapse,
  openPriority,
  type Priority,
} from './priority.js';
import type { Seat } from './seat.js';

const everybody = (): boolean => true;

/** The seats that are asked, one after the other, when all pass from now on. */
function holders(round: Priority, order: readonly Seat[]): Seat[] {
  const asked: Seat[] = [];
  while (!isPassedOut(round, order)) {
    asked.push(round.holder);
    round = afterPass(round, order);
  }
  return asked;
}

describe('a round of priority', () => {
  it('goes round from its first seat, and is over when all have passed in a row', () => {
    expect(holders(openPriority(0), [2, 0, 1])).toEqual([0, 1, 2]);
  });

  it('counts the passes from zero when a seat acts, which may keep the turn', () => {
    const order = [0, 1, 2];
    const round = afterPass(afterPass(openPriority(0), order), order);
    expect(holders(round, order)).toEqual([2]);
    expect(holders(afterAction(round, 0), order)).toEqual([0, 1, 2]);
    expect(holders(afterAction(round, 2), order)).toEqual([2, 0, 1]);
  });

  it('asks its holder, unless that one passes automatically or the round is over', () => {
    const order = [0, 1];
    const round = openPriority(1);
    expect(askedInPriority(round, order, everybody)).toEqual([1]);
    expect(askedInPriority(round, order, (seat) => seat !== 1)).toEqual([]);
    expect(askedInPriority(afterPass(afterPass(round, order), order), order, everybody)).toEqual([]);
  });

  it('names the time of each seat by another number', () => {
    const order = [0, 1, 2];
    const first = openPriority(0);
    const rounds = [
      first,
      afterPass(first, order),
      afterAction(afterPass(first, order), 1),
      afterLeaving(first, order, 0),
    ];
    expect(rounds.map(({ moves }) => moves)).toEqual([0, 1, 2, 1]);
  });

  describe('that a seat leaves', () => {
    const order = [0, 1, 2, 3];
    const twoPasses = afterPass(afterPass(openPriority(0), order), order);

    it('goes on with the next when it was its turn', () => {
      expect(holders(afterLeaving(twoPasses, order, 2), [0, 1, 3])).toEqual([3]);
    });

    it('forgets its pass, so that a seat that has not passed is still asked', () => {
      expect(holders(afterLeaving(twoPasses, order, 1), [0, 2, 3])).toEqual([2, 3]);
      expect(holders(afterLeaving(twoPasses, order, 0), [1, 2, 3])).toEqual([2, 3]);
    });

    it('keeps the passes of the others when it had not passed', () => {
      expect(holders(afterLeaving(twoPasses, order, 3), [0, 1, 2])).toEqual([2]);
    });

    it('is over when the last who had not passed is gone, or no seat is left', () => {
      const last = afterPass(twoPasses, order);
      expect(isPassedOut(afterLeaving(last, order, 3), [0, 1, 2])).toBe(true);
      expect(isPassedOut(afterLeaving(openPriority(0), [0], 0), [])).toBe(true);
    });

    it('is as it was when the seat took no part', () => {
      expect(afterLeaving(twoPasses, order, 7)).toEqual(twoPasses);
    });
  });

  it('has a seat whose turn it is', () => {
    expect(() => afterPass(openPriority(0), [])).toThrow(RangeError);
  });
});

describe('declared passes', () => {
  it('lapse with what they were declared for, and not before', () => {
    const seats: { passing: 'ROUND' | 'TURN' | null }[] = [
      { passing: 'ROUND' },
      { passing: 'TURN' },
      { passing: null },
    ];
    lapse(seats, 'ROUND');
    expect(seats.map(({ passing }) => passing)).toEqual([null, 'TURN', null]);
    lapse(seats, 'ROUND', 'TURN');
    expect(seats.map(({ passing }) => passing)).toEqual([null, null, null]);
  });
});
