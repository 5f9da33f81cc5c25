import { costOf, exchanged, leastCost, shaken, type Costs } from './seating-search.js';

/** How often two players have met, in either order. */
export type Meetings = (one: string, other: string) => number;

/** Tables are impossible: too few players, or no sizes that add up to them. */
export class NoTables extends RangeError {}

/**
 * The sizes of tables for a number of players, the largest first: as many of the preferred size as possible, and the
 * others as near to it as possible. Throws NoTables where the allowed sizes never add up to the players.
 * @param allowed the allowed sizes of tables, the preferred size first.
 */
export function tableSizes(players: number, allowed: readonly number[]): readonly number[] {
  const [liked] = allowed;
  if (liked === undefined || players < 1) throw new NoTables('There are no players for a table, or no size for one.');
  const distance = (size: number): number => Math.abs(size - liked);
  /**
   * The best distribution of players, by the distance of its tables from the preferred size; undefined where there is
   * none.
   */
  const best: ({ readonly cost: number; readonly sizes: readonly number[] } | undefined)[] = [{ cost: 0, sizes: [] }];
  for (let seated = 1; seated <= players; seated += 1)
    for (const size of allowed) {
      const rest = best[seated - size];
      if (!rest) continue;
      const cost = rest.cost + distance(size);
      const known = best[seated];
      if (!known || cost < known.cost) best[seated] = { cost, sizes: [...rest.sizes, size] };
    }
  const found = best[players];
  if (!found) throw new NoTables(`${players} players cannot sit at tables of ${allowed.join(', ')}.`);
  return found.sizes.toSorted((one, other) => other - one);
}

/**
 * Puts players at tables, neighbours in the standings together as far as they have not met yet. A repeated meeting
 * costs more the more often they have met, and more than all distances in the standings. Up to 16 players meet again
 * as little as they can; all else is as good as a bounded search gets.
 * @param players in the order of the standings; the same players in the same order give the same tables.
 * @param isForbidden whether two players are not to meet at all. Throws NoTables where no such tables are found.
 */
export function tablesOf(
  players: readonly string[],
  sizes: readonly number[],
  meetings: Meetings,
  isForbidden: (one: string, other: string) => boolean = () => false,
): readonly (readonly string[])[] {
  const again = againOf(players, (one, other) => (isForbidden(one, other) ? FORBIDDEN : meetings(one, other)));
  const costs = costsOf(again);
  const improved = exchanged(cut(sizes), costs);
  const shakes = costOf(again, improved) > 0 ? shaken(improved, costs) : improved;
  const seated =
    players.length > MOST_EXACT
      ? shakes
      : leastCost(sizes, costs, leastCost(sizes, again, shakes, MEETING_STEPS), DISTANCE_STEPS);
  const tables = seated.map((table) =>
    table.toSorted((one, other) => one - other).map((place) => players[place] as string),
  );
  if (tables.some((table) => table.some((one) => table.some((other) => one !== other && isForbidden(one, other)))))
    throw new NoTables('No tables were found that keep apart the players who are not to meet.');
  return tables;
}

/** Two players who are not to meet weigh as much as so many meetings: more than all others together. */
const FORBIDDEN = 1_000;

/** The most players of whom every seating is considered. */
const MOST_EXACT = 16;

/** The steps of the search for the fewest meetings, enough for 16 players; and for the shortest distances. */
const MEETING_STEPS = 1_500_000;
const DISTANCE_STEPS = 100_000;

/** The cost of repeated meetings, by the places of players in the standings. */
const againOf = (players: readonly string[], meetings: Meetings): Costs =>
  players.map((one, place) => players.map((other, at) => (at === place ? 0 : meetings(one, other) ** 2)));

/** The same with distances in the standings, which all together weigh less than one meeting. */
function costsOf(again: Costs): Costs {
  const weight = again.length ** 3;
  return again.map((row, place) => row.map((cost, at) => weight * cost + Math.abs(place - at)));
}

/** Neighbours in the standings together. */
function cut(sizes: readonly number[]): number[][] {
  let begin = 0;
  return sizes.map((size) => Array.from({ length: size }, () => begin++));
}
