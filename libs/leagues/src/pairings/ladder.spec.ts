import { afterChallenge, mayChallenge } from './ladder.js';

const ladder = ['ada', 'bo', 'cy', 'di', 'eve'];

describe('a ladder', () => {
  it('is climbed by challengers of players who are near enough above', () => {
    const may = (one: string, other: string): boolean => mayChallenge(ladder, one, other, { reach: 2 });
    expect([may('cy', 'ada'), may('cy', 'bo'), may('di', 'ada'), may('bo', 'cy'), may('bo', 'bo')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([may('zoe', 'ada'), may('bo', 'zoe')]).toEqual([false, false]);
  });

  it('gives the winner the loser’s place, and moves those between one down', () => {
    expect(afterChallenge(ladder, 'di', 'bo')).toEqual(['ada', 'di', 'bo', 'cy', 'eve']);
  });

  it('stays as it is where the challenger has already climbed past, or a player has left', () => {
    expect(afterChallenge(ladder, 'bo', 'di')).toEqual(ladder);
    expect(afterChallenge(ladder, 'zoe', 'di')).toEqual(ladder);
  });
});
