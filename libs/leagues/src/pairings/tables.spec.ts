import { readFileSync } from 'node:fs';
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

  it('meet again as little as they can, up to 16 players', () => {
    interface Seated {
      readonly order: readonly string[];
      readonly met: readonly (readonly [string, string, number])[];
      readonly best: number;
      readonly size: number;
    }
    const file = new URL('../testing/published/tables.json', import.meta.url);
    for (const { order, met, best, size } of JSON.parse(readFileSync(file, 'utf8')) as readonly Seated[]) {
      const times = new Map(met.map(([one, other, count]) => [[one, other].sort().join(), count]));
      const meetings = (one: string, other: string): number => times.get([one, other].sort().join()) ?? 0;
      const tables = tablesOf(order, Array<number>(order.length / size).fill(size), meetings);
      const again = tables.flatMap((table) =>
        table.flatMap((one, seat) => table.slice(seat + 1).map((other) => meetings(one, other) ** 2)),
      );
      expect(again.reduce((sum, each) => sum + each, 0)).toBe(best);
    }
  });

  it('meet no one again where that can be had: 12 at tables of three, 40 at tables of four', () => {
    for (const [count, size, rounds] of [
      [12, 3, 3],
      [40, 4, 6],
    ] as const) {
      const met = new Set<string>();
      const random = Random.from(`fresh ${count}`);
      for (let round = 0; round < rounds; round += 1) {
        const tables = tablesOf(random.shuffle(players(count)), Array<number>(count / size).fill(size), (one, other) =>
          Number(met.has([one, other].sort().join())),
        );
        const pairs = tables.flatMap((table) =>
          table.flatMap((one, seat) => table.slice(seat + 1).map((other) => [one, other].sort().join())),
        );
        expect(pairs.filter((pair) => met.has(pair))).toEqual([]);
        for (const pair of pairs) met.add(pair);
      }
    }
  });

  it('are the same for the same players in the same order', () => {
    const meetings = (one: string, other: string): number => (one.length + other.length) % 3;
    expect(tablesOf(players(23), [5, 5, 5, 4, 4], meetings)).toEqual(tablesOf(players(23), [5, 5, 5, 4, 4], meetings));
  });
});
