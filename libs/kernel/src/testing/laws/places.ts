/** Where a value stands in a state: the keys on the way to it. */
export type Place = readonly string[];

/** The places of single values that differ; where one state has an object and the other has none, that place. */
export function placesApart(one: unknown, other: unknown, place: Place = []): Place[] {
  if (one === other) return [];
  if (!isBranch(one) || !isBranch(other)) return [place];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => placesApart(one[key], other[key], [...place, key]));
}

/** The content of a place: a value, or that it is an object. */
export function leafAt(state: unknown, place: Place): unknown {
  let value = state;
  for (const key of place) value = isBranch(value) ? value[key] : undefined;
  return isBranch(value) ? 'an object' : value;
}

/** A place without the numbers and ids that it has on its way: `.hands[…][…]`. */
export const kindOf = (place: Place): string =>
  place.map((key) => (/^[a-z][A-Za-z]*$/u.test(key) ? `.${key}` : '[…]')).join('');

type Branch = Readonly<Record<string, unknown>>;

/**
 * A state in which ids stand for nothing: where it names an entry of a table by its id, the entry stands there, and the
 * tables are gone. Two states that differ in the names of things only are the same then.
 */
export function withoutIds(state: unknown): unknown {
  const entries = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (!isBranch(value)) return;
    if (isTable(value)) for (const [id, entry] of Object.entries(value)) entries.set(id, JSON.stringify(entry));
    else Object.values(value).forEach(collect);
  };
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return entries.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (!isBranch(value)) return value;
    return isTable(value)
      ? null
      : Object.fromEntries(Object.entries(value).map(([key, field]: [string, unknown]) => [key, named(field)]));
  };
  collect(state);
  return named(state);
}

/** Things by their ids, such as the cards of a game: each a few single values. */
const isTable = (value: Branch): boolean =>
  !Array.isArray(value) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(
    ([id, entry]) => /\d/u.test(id) && isBranch(entry) && !Array.isArray(entry) && !Object.values(entry).some(isBranch),
  );

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
