/** The name that a mistyped word is nearest to; `undefined` where none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .sort((one, other) => one.distance - other.distance);
  return first && first.distance <= Math.max(2, word.length / 2) ? first.name : undefined;
}

/** How many letters must be typed, removed or exchanged (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let place = 0; place < one.length; place += 1) row = nextRow(row, one.charAt(place), other);
  return row.at(-1) ?? 0;
}

/** The distances once one letter more is read, for each beginning of the other word. */
function nextRow(row: readonly number[], letter: string, other: string): number[] {
  const [first = 0] = row;
  const next = [first + 1];
  for (const [column, above = 0] of row.slice(1).entries()) {
    const exchanged = (row[column] ?? 0) + (letter === other.charAt(column) ? 0 : 1);
    next.push(Math.min(exchanged, above + 1, (next[column] ?? 0) + 1));
  }
  return next;
}
