/**
 * Seeds of a bracket in an order in which no two of one group meet in its first round: the first ones as given for as long
 * as possible. Where there is no such order, as given.
 * @param seeds players, the best first. @param groupOf the group of a player.
 */
export function apart(seeds: readonly string[], groupOf: (player: string) => number): readonly string[] {
  const placed: string[] = [];
  const left = [...seeds];
  while (left.length > 0) {
    const next = left.findIndex((player, at) =>
      canGoOn([...placed, player].map(groupOf), left.toSpliced(at, 1).map(groupOf)),
    );
    if (next === -1) return seeds;
    placed.push(...left.splice(next, 1));
  }
  return placed;
}

/** Whether no two of one group meet among placed players, and the others can still be placed so. Groups in the order of places. */
function canGoOn(placed: readonly number[], left: readonly number[]): boolean {
  const count = placed.length + left.length;
  const opponentOf = (place: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, count))) - 1 - place;
  const last = placed.length - 1;
  if (placed[opponentOf(last)] === placed[last] && opponentOf(last) < last) return false;
  const open = left.map((_group, at) => placed.length + at);
  // Of two open places that meet, one; each place without an opponent; and each whose opponent is of another group.
  const free = open.filter((place) => opponentOf(place) > place).length;
  const against = open.flatMap((place) => placed[opponentOf(place)] ?? []);
  const most = (group: number): number => free + against.filter((other) => other !== group).length;
  return [...new Set(left)].every((group) => left.filter((one) => one === group).length <= most(group));
}
