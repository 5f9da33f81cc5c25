import { canonicalJson } from '#kernel';

/** The first place at which plain data is another than it should be. */
export interface Difference {
  /** Names and numbers from the outside in, with points between; empty for the whole. */
  readonly path: string;
  /** In canonical JSON, shortened; `nothing` where there is nothing. */
  readonly expected: string;
  readonly found: string;
}

/** How much of a value is told. */
const LONGEST = 200;

/**
 * Where two values of plain data differ first, in the order of the keys of what is expected; `undefined` when they do not.
 * @param path where they stand.
 * @param last keys that follow from the others: told only where nothing else differs.
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

/** Plain data as a fault tells it: canonical JSON, shortened. */
export function textOf(value: unknown): string {
  const text = wholeOf(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
