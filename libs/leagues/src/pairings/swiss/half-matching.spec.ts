import { Random } from '#kernel';
import { HalfMatching } from './half-matching.js';

/** The first complete matching, by trying all in order. */
function firstByTrying(open: readonly (readonly boolean[])[], taken: readonly number[] = []): number[] | undefined {
  if (taken.length === open.length) return [...taken];
  for (const [column, mayTake] of (open[taken.length] ?? []).entries())
    if (mayTake && !taken.includes(column)) {
      const found = firstByTrying(open, [...taken, column]);
      if (found) return found;
    }
  return undefined;
}

it.each([30, 50, 80])('the matching of two halves is the first complete one (%i of 100 pairs allowed)', (density) => {
  const random = Random.from(`halves ${density}`);
  const found = Array.from({ length: 300 }, () => {
    const size = 1 + random.below(7);
    const open = Array.from({ length: size }, () => Array.from({ length: size }, () => random.below(100) < density));
    const first = new HalfMatching(size, (row, column) => open[row]![column]!).first();
    expect(first).toEqual(firstByTrying(open));
    return first !== undefined;
  });
  expect(found.filter(Boolean).length).toBeGreaterThan(30);
  expect(found.filter((each) => !each).length).toBeGreaterThan(5);
});
