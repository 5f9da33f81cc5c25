import { configure } from 'safe-stable-stringify';

/** `strict`: throws for values that JSON cannot hold instead of leaving them out. Keys are sorted by UTF-16 code units, as RFC 8785 asks. */
const stringify = configure({ strict: true });

/**
 * The canonical form of plain data (RFC 8785): the same data gives the same text, in any order of its keys.
 * Throws for values that JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('Only JSON data has a canonical form.');
  return text;
}
