/** For each of these numbers, how many of them are lower: who comes after them has at least that many before. */
export function countBelow(numbers: readonly number[]): (number: number) => number {
  const below = new Map<number, number>();
  for (const [place, number] of [...numbers].sort((one, other) => one - other).entries())
    if (!below.has(number)) below.set(number, place);
  return (number) => below.get(number) ?? 0;
}
