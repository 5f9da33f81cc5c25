import type { Edge } from '../../matching/edge.js';
import { bestMatching } from '../../matching/heaviest-matching.js';
import { Criteria, type Bracket } from './criteria.js';
import type { Standing } from './entrant.js';
import type { Field, Pair } from './field.js';
import { firstInOrder } from './first-in-order.js';
import { condensed, type Condensed } from './stand-ins.js';
import { surelyPaired } from './surely-paired.js';
import { weightsFor } from './weights.js';
import { pairsWithoutExchange } from './without-exchange.js';

/** The fields of a pair beside its criteria: the order of candidates, of which the first best one is chosen. */
type Order = (one: Standing, other: Standing | null) => readonly bigint[];

/** A pairing of all remaining players. */
interface Matching {
  readonly pairs: readonly Pair[];
  readonly bye: Standing | null;
}

/**
 * Pairs a bracket so that all remaining players can be paired afterwards (C4): of all ways the best by the criteria,
 * and of those the first in the order of C.04.3, article 4. Returns the pairs inside of it. Undefined where the
 * remaining players cannot all be paired.
 */
export function pairBracket(bracket: Bracket, field: Field): readonly Pair[] | undefined {
  const isPaired = (players: readonly Standing[]): boolean => canBePaired({ ...field, players });
  return pairsWithoutExchange(bracket, field, isPaired) ?? bestCandidate(bracket, condensed(bracket, field));
}

/** C4: whether all remaining players can be paired. */
export function canBePaired({ players, mayMeet, mayHaveBye }: Field): boolean {
  const isSure = mayHaveBye
    ? players.some(mayHaveBye) && surelyPaired(players, mayMeet, 1)
    : surelyPaired(players, mayMeet);
  if (isSure || players.length === 0) return isSure || mayHaveBye === null;
  const edges = players.flatMap((one, place) => [
    ...players
      .slice(place + 1)
      .flatMap((other, more) => (mayMeet(one, other) ? [{ one: place, other: place + 1 + more, weight: 0n }] : [])),
    ...(mayHaveBye?.(one) ? [{ one: place, other: players.length, weight: 0n }] : []),
  ]);
  return bestMatching(players.length + (mayHaveBye ? 1 : 0), edges) !== undefined;
}

/**
 * The pairs inside a bracket by C.04.3, article 4. Undefined where the remaining players cannot all be paired.
 * @param extracts of the field, the last of which is certain.
 */
export function bestCandidate(bracket: Bracket, extracts: Iterable<Condensed>): readonly Pair[] | undefined {
  for (const extract of extracts) {
    const solver = new Solver(extract.bracket, extract.field);
    const best = solver.solve(firstMoved(bracket));
    if (best && extract.isCertain(best.pairs)) return firstOfBest(bracket, solver, solver.insideOf(best));
  }
  return undefined;
}

/** Of all best candidates the first: the pairs of downfloaters are those of any that is first by their order. */
function firstOfBest(bracket: Bracket, solver: Solver, inside: readonly Pair[]): readonly Pair[] | undefined {
  const moved = new Set(bracket.moved);
  const across = inside.filter((pair) => pair.some((each) => moved.has(each)));
  for (const pair of across) solver.fix(pair);
  for (const each of bracket.moved) if (!across.some((pair) => pair.includes(each))) solver.keepOut(each);
  const taken = new Set(across.flat());
  const remainder = bracket.residents.filter((each) => !taken.has(each));
  const final = solver.solveInOrder(remainder, inside.length - across.length);
  return final && solver.insideOf(final);
}

class Solver {
  private readonly criteria: Criteria;
  private readonly fixed = new Map<Standing, Standing>();
  private readonly out = new Set<Standing>();

  constructor(
    bracket: Bracket,
    private readonly field: Field,
  ) {
    this.criteria = new Criteria(bracket);
  }

  /** Fixes these two as a pair. */
  fix([one, other]: Pair): void {
    this.fixed.set(one, other).set(other, one);
  }

  /** Excludes a player from pairs inside the bracket. */
  keepOut(standing: Standing): void {
    this.out.add(standing);
  }

  insideOf({ pairs }: Matching): readonly Pair[] {
    return pairs.filter((pair) => pair.every((each) => this.criteria.isInside(each)));
  }

  solve(order: Order): Matching | undefined {
    const graph = this.graph(order);
    const best = bestMatching(this.count, graph);
    return best && this.matchingOf(best.mates);
  }

  /**
   * Article 4.3 and 4.2 for players of one score: the upper half against the lower one, with as few exchanges as
   * possible, and each in turn with the best remaining opponent. The weights contain the number of exchanges; the
   * order is resolved one by one, among the edges of best matchings.
   */
  solveInOrder(players: readonly Standing[], count: number): Matching | undefined {
    const graph = this.graph(fewestExchanged(players, count));
    const best = bestMatching(this.count, graph);
    if (!best) return undefined;
    const places = players.map((each) => this.field.players.indexOf(each));
    return this.matchingOf(firstInOrder(this.count, graph, best, places, count));
  }

  private get count(): number {
    return this.field.players.length + (this.field.mayHaveBye ? 1 : 0);
  }

  private matchingOf(mates: readonly number[]): Matching {
    const { players } = this.field;
    const nobody = players.length;
    return {
      bye: players.find((_, place) => mates[place] === nobody) ?? null,
      pairs: players.flatMap((one, place): Pair[] => {
        const other = players[mates[place] ?? nobody];
        return other && place < (mates[place] ?? 0) ? [[one, other]] : [];
      }),
    };
  }

  /** The possible pairs, with their weights by the criteria, and then by an order. */
  private graph(order: Order): readonly Edge[] {
    const { players, mayHaveBye } = this.field;
    const nobody = players.length;
    const candidates = players.flatMap((one, place) => [
      ...players
        .slice(place + 1)
        .map((other, more) => ({ one, other, ends: [place, place + 1 + more] as const }))
        .filter(({ other }) => this.mayBe(one, other)),
      ...(mayHaveBye?.(one) && !this.fixed.has(one) ? [{ one, other: null, ends: [place, nobody] as const }] : []),
    ]);
    const valued = candidates.map(({ one, other, ends }) => ({
      ends,
      worth: { criteria: this.criteria.of(one, other), order: order(one, other) },
    }));
    const weightOf = weightsFor(
      valued.map(({ worth }) => worth),
      this.count,
    );
    return valued.map(({ ends: [one, other], worth }): Edge => ({ one, other, weight: weightOf(worth) }));
  }

  private mayBe(one: Standing, other: Standing): boolean {
    const fixed = this.fixed.get(one) ?? this.fixed.get(other);
    if (fixed) return this.fixed.get(one) === other;
    const isOut = this.out.has(one) || this.out.has(other);
    if (isOut && this.criteria.isInside(one) && this.criteria.isInside(other)) return false;
    return this.field.mayMeet(one, other);
  }
}

/** Article 4.4 and 4.2 for downfloaters: the best of them are paired, and each in turn with the best opponent. */
function firstMoved({ moved, residents }: Bracket): Order {
  const base = BigInt(residents.length + 1);
  const places = new Map(residents.map((each, place) => [each, BigInt(place + 1)]));
  const ranks = new Map(moved.map((each, place) => [each, BigInt(moved.length - 1 - place)]));
  return (one, other) => {
    const [upper, lower] = ranks.has(one) ? [one, other] : [other, one];
    const rank = upper === null ? undefined : ranks.get(upper);
    const place = lower === null ? undefined : places.get(lower);
    if (rank === undefined) return [0n, 0n];
    // Two downfloaters: both are paired.
    const partner = lower === null ? undefined : ranks.get(lower);
    if (partner !== undefined) return [2n ** rank + 2n ** partner, 0n];
    return place === undefined ? [0n, 0n] : [2n ** rank, -place * base ** rank];
  };
}

/**
 * Article 4.3: as few players as possible exchange their halves, over the shortest possible distance.
 * @param count the number of pairs.
 */
function fewestExchanged(players: readonly Standing[], count: number): Order {
  const numbers = new Map(players.map((each, place) => [each, place + 1]));
  const isUpper = (number: number): boolean => number <= count;
  return (one, other) => {
    const [number, partner] = [numbers.get(one), other === null ? undefined : numbers.get(other)];
    if (number !== undefined && partner !== undefined) {
      const [upper, lower] = number < partner ? [number, partner] : [partner, number];
      const up = isUpper(upper) ? 0 : upper;
      const down = isUpper(lower) ? lower : 0;
      return [up > 0 ? -1n : 0n, BigInt(down - up)];
    }
    // A player who floats out of the upper half was exchanged.
    const alone = number ?? partner;
    return [0n, BigInt(alone !== undefined && isUpper(alone) ? alone : 0)];
  };
}
