import { act, openPriority, pass, priorityHolder } from './priority.js';

describe('a round of priority', () => {
  it('goes round and closes when all have passed in a row', () => {
    const round = openPriority([2, 0, 1]);
    const holders = [2, 0, 1].map(() => {
      const holder = priorityHolder(round);
      pass(round);
      return holder;
    });
    expect(holders).toEqual([2, 0, 1]);
    expect(priorityHolder(round)).toBeUndefined();
  });

  it('starts to count passes again when somebody acts', () => {
    const round = openPriority([0, 1]);
    pass(round);
    act(round);
    pass(round);
    expect(priorityHolder(round)).toBe(1);
    pass(round);
    expect(priorityHolder(round)).toBeUndefined();
  });

  it('lets a seat that acts keep its turn', () => {
    const round = openPriority([0, 1]);
    act(round, { keepsTurn: true });
    expect(priorityHolder(round)).toBe(0);
  });

  it('needs somebody', () => {
    expect(() => openPriority([])).toThrow(RangeError);
  });
});
