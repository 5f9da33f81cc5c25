import { Random } from '#kernel';
import { bestMatching } from './heaviest-matching.js';
import { WholeMatching } from './whole-matching.js';

interface Pair {
  readonly one: number;
  readonly other: number;
}

/** Whether all remaining vertices can be paired, by brute force. */
function canPair(left: readonly number[], edges: readonly Pair[]): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    (mate) =>
      edges.some(({ one, other }) => (one === first && other === mate) || (one === mate && other === first)) &&
      canPair(
        others.filter((each) => each !== mate),
        edges,
      ),
  );
}

const graph = (random: Random, count: number, density: number): readonly (Pair & { readonly weight: bigint })[] =>
  Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, more) => ({ one, other: one + more + 1, weight: 0n })).filter(
      () => random.below(100) < density,
    ),
  );

describe('a complete matching', () => {
  it.each([30, 45, 70])(
    'is led to each pair that allows a complete matching, and to no other (%i of 100 edges)',
    (density) => {
      const random = Random.from(`led ${density}`);
      let led = 0;
      let stayed = 0;
      for (let number = 0; number < 150; number += 1) {
        const count = 2 * (2 + random.below(4));
        const edges = graph(random, count, density);
        const best = bestMatching(count, edges);
        const all = Array.from({ length: count }, (_, vertex) => vertex);
        expect(best !== undefined).toBe(canPair(all, edges));
        if (!best) continue;
        const matching = new WholeMatching(count, edges, best.mates);
        let left = all;
        while (left.length > 0) {
          const [vertex, ...others] = left as [number, ...number[]];
          const wanted = random.pick(others);
          const rest = others.filter((each) => each !== wanted);
          const isEdge = edges.some(({ one, other }) => one === vertex && other === wanted);
          const isPossible = isEdge && canPair(rest, edges);
          expect(matching.lead(vertex, (other) => other === wanted) !== undefined).toBe(isPossible);
          const mate = matching.mateOf(vertex);
          expect(matching.mateOf(mate)).toBe(vertex);
          matching.lead(vertex, (other) => other === mate);
          left = others.filter((each) => each !== mate);
          if (isPossible) led += 1;
          else stayed += 1;
        }
      }
      expect(Math.min(led, stayed)).toBeGreaterThan(20);
    },
  );
});
