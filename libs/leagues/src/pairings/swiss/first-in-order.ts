import type { Edge } from '../../matching/edge.js';
import { bestMatching, type BestMatching } from '../../matching/heaviest-matching.js';
import { WholeMatching } from '../../matching/whole-matching.js';

/**
 * Of all best matchings the first in the order of C.04.3, article 4.3 and 4.2, for players of one score: of the
 * exchanged players, the lowest go down, and the highest come up; then each in turn has the best remaining opponent.
 * @param places the players, the best first, by their numbers in the graph. @param pairs the number of pairs among
 * them.
 * @returns the partner of each vertex of the graph.
 */
export function firstInOrder(
  count: number,
  graph: readonly Edge[],
  best: BestMatching,
  places: readonly number[],
  pairs: number,
): readonly number[] {
  const led = new Led(count, graph, best);
  const numbers = new Map(places.map((place, number) => [place, number]));
  const placeOf = (number: number): number => places[number] as number;
  const isBelow =
    (number: number) =>
    (other: number): boolean =>
      (numbers.get(other) ?? -1) > number;
  if (places.some((place, number) => isBelow(number)(led.mateOf(place)) !== number < pairs)) {
    for (let number = pairs - 1; number >= 0; number -= 1)
      led.prefer(placeOf(number), (other) => !isBelow(number)(other));
    for (let number = pairs; number < places.length; number += 1) led.prefer(placeOf(number), isBelow(number));
  }
  for (const [number, place] of places.entries()) {
    if (!isBelow(number)(led.mateOf(place))) continue;
    const isFound = places
      .slice(number + 1, numbers.get(led.mateOf(place)))
      .some((opponent) => led.prefer(place, (other) => other === opponent));
    const mate = led.mateOf(place);
    if (!isFound) led.prefer(place, (other) => other === mate);
  }
  return led.mates;
}

/** A best matching that can be led, and stays a best one. */
class Led {
  private readonly weight: bigint;
  private readonly weights: ReadonlyMap<number, bigint>;
  private readonly matching: WholeMatching;

  constructor(
    private readonly count: number,
    private readonly graph: readonly Edge[],
    { mates, tight }: BestMatching,
  ) {
    this.weights = new Map(graph.map(({ one, other, weight }) => [one * count + other, weight]));
    this.matching = new WholeMatching(
      count,
      graph.filter((_, place) => tight[place]),
      mates,
    );
    this.weight = this.weightOf(mates);
  }

  get mates(): readonly number[] {
    return this.matching.pairs;
  }

  mateOf(vertex: number): number {
    return this.matching.mateOf(vertex);
  }

  /** Pairs a player with one of the wanted ones, if that costs nothing. False, without any change, if it would. */
  prefer(vertex: number, isWanted: (other: number) => boolean): boolean {
    const { matching } = this;
    const before = matching.lead(vertex, isWanted);
    if (!before) return false;
    if (this.weightOf(matching.pairs) === this.weight) return true;
    // Edges of best matchings need not form one: the weights tell whether they do.
    const open = this.graph.filter(({ one, other }) => matching.mayPair(one, other));
    const best = bestMatching(this.count, open);
    if (best && this.weightOf(best.mates) === this.weight) {
      matching.take(best.mates);
      return true;
    }
    matching.undo(before);
    return false;
  }

  private weightOf(mates: readonly number[]): bigint {
    return mates.reduce(
      (sum, mate, vertex) => (vertex < mate ? sum + (this.weights.get(vertex * this.count + mate) ?? 0n) : sum),
      0n,
    );
  }
}
