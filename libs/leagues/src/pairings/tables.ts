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
 * costs more the more often they have met, and more than any distance in the standings.
 * @param players in the order of the standings; the same players in the same order give the same tables.
 */
export function tablesOf(
  players: readonly string[],
  sizes: readonly number[],
  meetings: Meetings,
): readonly (readonly string[])[] {
  const tables = cut(players, sizes);
  const place = new Map(players.map((player, number) => [player, number]));
  const apart = (one: string, other: string): number => Math.abs((place.get(one) ?? 0) - (place.get(other) ?? 0));
  const again = players.length ** 2;
  const costOf = (table: readonly string[], without: number, newcomer: string): number =>
    table.reduce((sum, player, seat) => {
      if (seat === without) return sum;
      return sum + again * meetings(newcomer, player) ** 2 + apart(newcomer, player);
    }, 0);
  /** The saving of an exchange of two players of two tables. */
  const gain = (one: Spot, other: Spot): number => {
    const [here, there] = [tables[one.table] ?? [], tables[other.table] ?? []];
    const [first, second] = [here[one.seat] ?? '', there[other.seat] ?? ''];
    const before = costOf(here, one.seat, first) + costOf(there, other.seat, second);
    return before - costOf(here, one.seat, second) - costOf(there, other.seat, first);
  };
  const spots = tables.flatMap((table, number) => table.map((_, seat): Spot => ({ table: number, seat })));
  // Each exchange lowers the total cost, so that this ends.
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const one of spots)
      for (const other of spots)
        if (one.table < other.table && gain(one, other) > 0) {
          exchange(tables, one, other);
          isBetter = true;
        }
  }
  return tables;
}

interface Spot {
  readonly table: number;
  readonly seat: number;
}

function cut(players: readonly string[], sizes: readonly number[]): string[][] {
  let begin = 0;
  return sizes.map((size) => players.slice(begin, (begin += size)));
}

function exchange(tables: string[][], one: Spot, other: Spot): void {
  const [here, there] = [tables[one.table] as string[], tables[other.table] as string[]];
  [here[one.seat], there[other.seat]] = [there[other.seat] as string, here[one.seat] as string];
}
