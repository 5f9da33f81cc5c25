import { rooms } from '../rooms/index.js';
import type { Base } from '../schema.js';
import { bases } from './index.js';

const kindOf = (faceId: string): string | undefined => rooms.find(({ id }) => id === faceId)?.kind;
const objectivesOf = ({ tiles }: Base): number => tiles.filter(({ faceId }) => kindOf(faceId) === 'OBJECTIVE').length;

describe('The ready bases', () => {
  it('SKAROV-BASE-01 have three, five and nine tiles, from easy to hard', () => {
    expect(bases.map(({ tiles }) => tiles.length)).toEqual([3, 5, 9]);
    expect(bases.map(({ difficulty }) => difficulty)).toEqual(['EASY', 'NORMAL', 'HARD']);
    expect(bases.map(objectivesOf)).toEqual([1, 2, 4]);
  });

  it('SKAROV-BASE-17 say for how many heroes they are drawn up: every number from two on has one', () => {
    const numbers = bases.map(({ heroes: { least, most } }) => [1, 2, 3, 4].filter((n) => n >= least && n <= most));
    expect(numbers.map((each) => each.length > 0)).toEqual([true, true, true]);
    expect([...new Set(numbers.flat())].sort()).toEqual([2, 3, 4]);
  });

  it.each(bases.map((base) => [base.id, base] as const))(
    'SKAROV-BASE-18 %s is whole for any number of heroes: no figure is left to be placed',
    (_id, { tiles, minions, lieutenants }) => {
      const spaces = rooms
        .filter(({ id }) => tiles.some(({ faceId }) => faceId === id))
        .flatMap(({ reinforcement }) => reinforcement);
      expect(new Set(minions.map(({ space }) => space)).size).toBe(spaces.length);
      expect(lieutenants).toHaveLength(Math.min(4, tiles.length));
    },
  );
});
