import { canonicalJson } from '#kernel';

/** The first difference of plain data from the expected value. */
export interface Difference {
  /** Names and numbers from the outside in, with points between; empty for the whole. */
  readonly path: string;
  /** In canonical JSON, shortened; `nothing` where there is nothing. */
  readonly expected: string;
  readonly found: string;
}

/** How much of a value is shown. */
const LONGEST = 200;

/**
 * The first difference of two values of plain data, in the order of the keys of the expected one; `undefined` when
 * they are equal.
 * @param path the path of the values.
 * @param last keys that follow from the others: reported only where nothing else differs.
 */
export function firstDifference(
  expected: unknown,
  found: unknown,
  path = '',
  last: readonly string[] = [],
): Difference | undefined {
  if (isGroup(expected) && isGroup(found) && Array.isArray(expected) === Array.isArray(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    for (const key of [...keys.filter((each) => !last.includes(each)), ...keys.filter((each) => last.includes(each))]) {
      const difference = firstDifference(expected[key], found[key], path === '' ? key : `${path}.${key}`, last);
      if (difference) return difference;
    }
    return undefined;
  }
  return wholeOf(expected) === wholeOf(found) ? undefined : { path, expected: textOf(expected), found: textOf(found) };
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const wholeOf = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value));

/** Plain data as shown by a fault: canonical JSON, shortened. */
export function textOf(value: unknown): string {
  const text = wholeOf(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
