type Fields = Readonly<Record<string, unknown>>;

/** A record somewhere inside another one, such as a scenario. */
export interface Node {
  /** Keys from the outermost record to this one. */
  readonly keys: readonly PropertyKey[];
  readonly value: Fields;
  /** The field that holds it, or holds the list that it stands in; empty for the outermost record. */
  readonly field: string;
}

/**
 * Every record inside a value, itself included, outermost first: rules, effects, conditions, selectors and placements
 * alike, as the words of the vocabulary are fields of records wherever they stand.
 */
export function* nodesOf(value: unknown, keys: readonly PropertyKey[] = [], field = ''): Generator<Node> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* nodesOf(item, [...keys, index], field);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const record = value as Fields;
  yield { keys, value: record, field };
  for (const [key, inner] of Object.entries(record)) yield* nodesOf(inner, [...keys, key], key);
}
