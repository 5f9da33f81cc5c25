import { Random } from '#kernel';
import { NoTables, tablesOf, tableSizes } from './tables.js';

const players = (count: number): string[] => Array.from({ length: count }, (_, number) => `p${number}`);

describe('the sizes of tables', () => {
  it.each([
    [12, [4, 3, 5], [4, 4, 4]],
    [13, [4, 3, 5], [5, 4, 4]],
    [11, [4, 3, 5], [4, 4, 3]],
    [7, [4, 3, 5], [4, 3]],
    [6, [4, 3, 5], [3, 3]],
    [10, [4, 3, 5], [4, 3, 3]],
    [8, [5, 3, 4], [5, 3]],
    [3, [4, 3, 5], [3]],
  ])('of %i players at tables of %j are %j', (count, allowed, sizes) => {
    expect(tableSizes(count, allowed)).toEqual(sizes);
  });

  it.each([
    [2, [4, 3, 5]],
    [7, [5]],
    [0, [4]],
    [4, []],
  ])('of %i players at tables of %j do not exist', (count, allowed) => {
    expect(() => tableSizes(count, allowed)).toThrow(NoTables);
  });
});

describe('players at tables', () => {
  it('sit with their neighbours in the standings where none have met', () => {
    expect(tablesOf(players(7), [4, 3], () => 0)).toEqual([
      ['p0', 'p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ]);
  });

  it('meet all others before they meet any again, as far as tables allow', () => {
    const met = new Map<string, number>();
    const key = (one: string, other: string): string => [one, other].sort().join();
    const random = Random.from('tables');
    let again = 0;
    for (let round = 0; round < 4; round += 1) {
      const tables = tablesOf(random.shuffle(players(16)), [4, 4, 4, 4], (one, other) => met.get(key(one, other)) ?? 0);
      expect(tables.flat().sort()).toEqual(players(16).sort());
      for (const table of tables)
        for (const [seat, one] of table.entries())
          for (const other of table.slice(seat + 1)) {
            again += met.get(key(one, other)) ?? 0;
            met.set(key(one, other), (met.get(key(one, other)) ?? 0) + 1);
          }
    }
    // 96 meetings of 120 pairs.
    expect(again).toBeLessThanOrEqual(8);
  });

  it('are the same for the same players in the same order', () => {
    const meetings = (one: string, other: string): number => (one.length + other.length) % 3;
    expect(tablesOf(players(23), [5, 5, 5, 4, 4], meetings)).toEqual(tablesOf(players(23), [5, 5, 5, 4, 4], meetings));
  });
});
