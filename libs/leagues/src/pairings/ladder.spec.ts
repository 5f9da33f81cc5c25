import { afterChallenge, mayChallenge } from './ladder.js';

const ladder = ['ada', 'bo', 'cy', 'di', 'eve'];

describe('a ladder', () => {
  it('is climbed by those who challenge somebody above them, near enough', () => {
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

  it('gives who wins the place of whom he beat, and puts those between one down', () => {
    expect(afterChallenge(ladder, 'di', 'bo')).toEqual(['ada', 'di', 'bo', 'cy', 'eve']);
  });

  it('stays as it is where the challenger has climbed past already, or somebody has left', () => {
    expect(afterChallenge(ladder, 'bo', 'di')).toEqual(ladder);
    expect(afterChallenge(ladder, 'zoe', 'di')).toEqual(ladder);
  });
});
