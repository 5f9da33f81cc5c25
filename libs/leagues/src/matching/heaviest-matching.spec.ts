import { Random } from '#kernel';
import type { Edge } from './edge.js';
import { heaviestMatching } from './heaviest-matching.js';

/** The number of pairs of a matching, and their weight. Throws where it is not a matching. */
function worth(matching: readonly (number | null)[], edges: readonly Edge[]): readonly [number, bigint] {
  let [pairs, weight] = [0, 0n];
  for (const [vertex, mate] of matching.entries()) {
    if (mate === null || mate < vertex) continue;
    expect(matching[mate]).toBe(vertex);
    const edge = edges.find(
      ({ one, other }) => (one === vertex && other === mate) || (one === mate && other === vertex),
    );
    pairs += 1;
    weight += edge!.weight;
  }
  return [pairs, weight];
}

/** The best matching by brute force. */
function best(count: number, edges: readonly Edge[]): readonly [number, bigint] {
  const weights = new Map(
    edges.flatMap(({ one, other, weight }) => [
      [`${one} ${other}`, weight],
      [`${other} ${one}`, weight],
    ]),
  );
  const of = (left: readonly number[]): readonly [number, bigint] => {
    const [first, ...others] = left;
    if (first === undefined) return [0, 0n];
    let found = of(others);
    for (const mate of others) {
      const weight = weights.get(`${first} ${mate}`);
      if (weight === undefined) continue;
      const [pairs, sum] = of(others.filter((other) => other !== mate));
      const more = [pairs + 1, sum + weight] as const;
      if (more[0] > found[0] || (more[0] === found[0] && more[1] > found[1])) found = more;
    }
    return found;
  };
  return of(Array.from({ length: count }, (_, vertex) => vertex));
}

const randomGraph = (random: Random, count: number, density: number, most: number): Edge[] =>
  Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, more) => one + more + 1)
      .filter(() => random.below(100) < density)
      .map((other) => ({ one, other, weight: BigInt(random.below(most)) })),
  );

describe('a heaviest matching', () => {
  it.each([
    [3, 60],
    [12, 100],
    [1_000_000, 40],
    [2, 80],
  ])('has the most pairs, and of those the greatest weight (weights below %i, %i of 100 edges)', (most, density) => {
    const random = Random.from(`matching ${most} ${density}`);
    for (let number = 0; number < 400; number += 1) {
      const count = 2 + random.below(8);
      const edges = randomGraph(random, count, density, most);
      expect(worth(heaviestMatching(count, edges), edges)).toEqual(best(count, edges));
    }
  });

  it('accepts weights of any size', () => {
    const big = 2n ** 200n;
    const edges = [
      { one: 0, other: 1, weight: big },
      { one: 2, other: 3, weight: 1n },
      { one: 0, other: 2, weight: big },
      { one: 1, other: 3, weight: 2n },
    ];
    expect(heaviestMatching(4, edges)).toEqual([2, 3, 0, 1]);
  });

  it('leaves no one unpaired unnecessarily, at any cost', () => {
    const path = [
      { one: 0, other: 1, weight: 1n },
      { one: 1, other: 2, weight: 1_000n },
      { one: 2, other: 3, weight: 1n },
    ];
    expect(heaviestMatching(4, path)).toEqual([1, 0, 3, 2]);
    expect(heaviestMatching(3, path.slice(0, 2))).toEqual([null, 2, 1]);
    expect(heaviestMatching(2, [])).toEqual([null, null]);
  });

  // The same for any numbering of vertices: nested blossoms, entered from each side.
  it('has the same weight for any numbering of its vertices', () => {
    const random = Random.from('numbered');
    for (let number = 0; number < 30; number += 1) {
      const count = 20 + random.below(11);
      const edges = randomGraph(random, count, 30, 50);
      const order = random.shuffle(Array.from({ length: count }, (_, vertex) => vertex));
      const renamed = edges.map(({ one, other, weight }) => ({ one: order[one]!, other: order[other]!, weight }));
      expect(worth(heaviestMatching(count, renamed), renamed)).toEqual(worth(heaviestMatching(count, edges), edges));
    }
  });
});
