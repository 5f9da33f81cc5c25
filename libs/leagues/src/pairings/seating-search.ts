import { Random } from '#kernel';

/** The cost of two players at one table, by their numbers. */
export type Costs = readonly (readonly number[])[];

/** Tables of players, by their numbers. */
export type Seating = readonly (readonly number[])[];

const costBetween = (costs: Costs, one: number, other: number): number => costs[one]?.[other] ?? 0;

/** The cost of a player with the others of a table. */
const costAt = (costs: Costs, table: readonly number[], player: number, without?: number): number =>
  table.reduce((sum, other) => (other === without ? sum : sum + costBetween(costs, player, other)), 0);

/** The cost of a seating. */
export const costOf = (costs: Costs, seating: Seating): number =>
  seating.reduce((sum, table) => sum + table.reduce((all, player) => all + costAt(costs, table, player), 0) / 2, 0);

/** A seating in which no exchange of two players saves anything: a local optimum. */
export function exchanged(seating: Seating, costs: Costs): number[][] {
  const tables = seating.map((table) => [...table]);
  // Each exchange lowers the total cost, so that this ends.
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [at, here] of tables.entries())
      for (const there of tables.slice(at + 1)) isBetter = exchangedBetween(here, there, costs) || isBetter;
  }
  return tables;
}

/** Exchanges players of two tables where that saves something; false where nothing does. */
function exchangedBetween(here: number[], there: number[], costs: Costs): boolean {
  let isBetter = false;
  for (const place of here.keys())
    for (const to of there.keys()) {
      if (gainOf(costs, here, place, there, to) <= 0) continue;
      [here[place], there[to]] = [there[to] as number, here[place] as number];
      isBetter = true;
    }
  return isBetter;
}

function gainOf(costs: Costs, here: readonly number[], place: number, there: readonly number[], to: number): number {
  const [one, other] = [here[place] as number, there[to] as number];
  const before = costAt(costs, here, one) + costAt(costs, there, other);
  return before - costAt(costs, here, other, one) - costAt(costs, there, one, other);
}

/** How many seatings are tried from a shaken one, at most some tenths of a second. */
const SHAKES = 60;

/** The best of many local optima, each from the best one so far with some players at other tables. */
export function shaken(seating: Seating, costs: Costs): Seating {
  const random = Random.from('tables');
  let best = seating;
  let least = costOf(costs, best);
  const budget = Math.max(1, Math.floor(SHAKES * Math.min(1, (40 / costs.length) ** 2)));
  for (let shake = 0; shake < budget; shake += 1) {
    const next = exchanged(mixed(best, random), costs);
    const cost = costOf(costs, next);
    if (cost < least) [best, least] = [next, cost];
  }
  return best;
}

/** The same with a few exchanges by chance. */
function mixed(seating: Seating, random: Random): number[][] {
  const tables = seating.map((table) => [...table]);
  for (let count = 0; count < 4; count += 1) {
    const [here, there] = [random.pick(tables), random.pick(tables)];
    const [place, to] = [random.below(here.length), random.below(there.length)];
    [here[place], there[to]] = [there[to] as number, here[place] as number];
  }
  return tables;
}

/**
 * The seating of the least cost of all: branch and bound, table by table. Each table begins with the first player who
 * does not sit yet.
 * @param known a seating to be better than. @param most how often a player sits down in the search at most.
 */
export const leastCost = (sizes: readonly number[], costs: Costs, known: Seating, most: number): Seating =>
  new Search(costs, known, most).from(sizes);

class Search {
  private readonly isFree: boolean[];
  private readonly seated: number[][] = [];
  private least: number;
  private steps = 0;

  constructor(
    private readonly costs: Costs,
    private best: Seating,
    private readonly most: number,
  ) {
    this.isFree = costs.map(() => true);
    this.least = costOf(costs, best);
  }

  from(sizes: readonly number[]): Seating {
    this.next(sizes, 0);
    return this.best;
  }

  /** Begins the next table, of each size that is left. */
  private next(sizes: readonly number[], cost: number): void {
    const first = this.isFree.indexOf(true);
    if (first === -1) {
      this.best = this.seated.map((table) => [...table]);
      this.least = cost;
      return;
    }
    for (const size of new Set(sizes)) {
      const left = sizes.toSpliced(sizes.indexOf(size), 1);
      const table: number[] = [];
      this.seated.push(table);
      this.sit(first, table, () => this.fill(table, size, left, cost));
      this.seated.pop();
    }
  }

  /** Completes a table by each player after the last one at it. */
  private fill(table: number[], size: number, left: readonly number[], cost: number): void {
    if (table.length === size) {
      if (cost + this.restAfter(left) < this.least) this.next(left, cost);
      return;
    }
    for (let player = (table.at(-1) ?? 0) + 1; player < this.costs.length; player += 1) {
      if (!this.isFree[player]) continue;
      const sum = cost + costAt(this.costs, table, player);
      if (sum >= this.least || this.steps > this.most) continue;
      this.sit(player, table, () => this.fill(table, size, left, sum));
    }
  }

  private sit(player: number, table: number[], then: () => void): void {
    this.steps += 1;
    this.isFree[player] = false;
    table.push(player);
    then();
    table.pop();
    this.isFree[player] = true;
  }

  /**
   * A lower bound of the cost of all others: so many of them have a first neighbour, a second one and so on, and each at
   * least at the cost of the cheapest one, the second cheapest and so on. Costs are whole numbers.
   */
  private restAfter(left: readonly number[]): number {
    const free = this.isFree.flatMap((isFree, player) => (isFree ? player : []));
    this.steps += 2 * free.length;
    const cheapest = free.map((one) =>
      free.flatMap((other) => (other === one ? [] : costBetween(this.costs, one, other))).sort(ascending),
    );
    let sum = 0;
    for (let neighbour = 0; neighbour < Math.max(...left) - 1; neighbour += 1) {
      const count = left.reduce((all, size) => (size > neighbour + 1 ? all + size : all), 0);
      const each = cheapest.map((own) => own[neighbour] ?? 0).sort(ascending);
      for (let place = 0; place < count; place += 1) sum += each[place] ?? 0;
    }
    return Math.ceil(sum / 2);
  }
}

const ascending = (one: number, other: number): number => one - other;
