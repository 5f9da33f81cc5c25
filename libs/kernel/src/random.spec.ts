import { jest } from '@jest/globals';
import { commitKey, commitmentTo, gameKey, Random } from './random.js';

const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte);

describe('Random: known answers, worked out with an independent implementation', () => {
  it('commits to a seed with SHA-256', () => {
    expect(commitmentTo(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it('draws from HMAC-SHA-256 over seed, seats, version and counter', () => {
    const random = Random.ofCommit(() => gameKey(seed, [null, 'lune']), 7);
    const bounds = [6, 6, 6, 6, 52, 1000, 2, 2 ** 48];
    expect(bounds.map((bound) => random.below(bound))).toEqual([4, 5, 5, 0, 25, 289, 1, 280_849_002_279_237]);
  });

  it('draws from the commit before and the command as well where the key is of a commit', () => {
    const command = { type: 'play', seat: 1, command: { type: 'chooseCard', oil: 3 } };
    const key = commitKey(gameKey(seed, [null, 'lune']), 'ab'.repeat(32), command);
    const random = Random.ofCommit(() => key, 7);
    const bounds = [6, 6, 6, 6, 52, 1000, 2, 2 ** 48];
    expect(bounds.map((bound) => random.below(bound))).toEqual([1, 2, 5, 4, 23, 249, 0, 181_455_889_422_331]);
  });

  it('works its key out for the first draw, and once', () => {
    const key = jest.fn(() => gameKey(seed, []));
    const random = Random.ofCommit(key, 1);
    expect(key).not.toHaveBeenCalled();
    random.below(6);
    random.below(6);
    expect(key).toHaveBeenCalledTimes(1);
  });

  it('draws without seats', () => {
    const random = Random.ofCommit(() => gameKey(new Uint8Array(32).fill(255), []), 1);
    expect(Array.from({ length: 8 }, () => random.below(6))).toEqual([5, 0, 1, 1, 2, 0, 3, 1]);
  });

  it('throws away draws that would bias the result, here the first two and the next four', () => {
    const random = Random.ofCommit(() => gameKey(seed, [null]), 3);
    const bound = 2 ** 47 + 1;
    expect([random.below(bound), random.below(bound), random.below(bound)]).toEqual([
      57_568_015_829_576, 104_895_680_184_006, 24_826_183_644_064,
    ]);
  });

  it('shuffles by Fisher and Yates from the end', () => {
    const random = Random.ofCommit(() => gameKey(seed, [null, null]), 9);
    expect(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([5, 2, 7, 6, 9, 1, 4, 3, 10, 8]);
  });
});

describe('Random', () => {
  it('gives other draws for another version, another seed and other seats', () => {
    const draws = (random: Random): number[] => Array.from({ length: 4 }, () => random.below(2 ** 48));
    const all = [
      draws(Random.ofCommit(() => gameKey(seed, [null]), 1)),
      draws(Random.ofCommit(() => gameKey(seed, [null]), 2)),
      draws(Random.ofCommit(() => gameKey(seed, ['a']), 1)),
      draws(Random.ofCommit(() => gameKey(seed.slice(1), [null]), 1)),
    ];
    expect(new Set(all.map(String)).size).toBe(4);
  });

  it('rolls every face of a die about equally often', () => {
    const random = Random.from('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let rolled = 0; rolled < 6000; rolled += 1) {
      const face = random.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it.each([0, -1, 1.5, 2 ** 48 + 1, Number.NaN])('refuses the bound %p', (bound) => {
    expect(() => Random.from('x').below(bound)).toThrow(RangeError);
  });

  it('refuses to pick from nothing', () => {
    expect(() => Random.from('x').pick([])).toThrow(RangeError);
  });

  it('leaves the list that it shuffles alone', () => {
    const list = [1, 2, 3];
    Random.from('x').shuffle(list);
    expect(list).toEqual([1, 2, 3]);
  });
});
