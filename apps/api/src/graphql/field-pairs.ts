import type { DocumentShape, Selection } from './document-shape.js';

/** The work that a document causes in validation. */
export interface FieldPairs {
  /** Fields of its operations, those of a fragment each time that it is spread. */
  readonly fields: number;
  /** The number of compared pairs: of fields under one name, and of fragments in one selection. */
  readonly pairs: number;
}

/**
 * Counts the comparisons of GraphQL's rule that fields can be merged (5.3.2 of its specification): in each selection
 * every field with every other of its name, and every fragment with every other. Stops once more than `most` fields
 * were counted. The fragments must not contain themselves.
 */
export function fieldPairs(
  { operations, fragments }: Pick<DocumentShape, 'operations' | 'fragments'>,
  most: number,
): FieldPairs {
  // A fragment that is spread nowhere is validated nonetheless.
  const waiting: Selection[][] = [...operations, ...fragments.values()].map((root) => [root]);
  let fields = 0;
  let pairs = 0;
  for (let merged = waiting.pop(); merged && fields <= most; merged = waiting.pop()) {
    const { byName, spread } = contentsOf(merged, fragments);
    pairs += pairsOf(spread);
    for (const under of byName.values()) {
      const count = under.reduce((sum, each) => sum + each.count, 0);
      fields += count;
      pairs += pairsOf(count);
      const inside = under.filter((each) => each.fields.size + each.spreads.size > 0);
      if (inside.length > 0) waiting.push(inside);
    }
  }
  return { fields, pairs };
}

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** The fields of merged selections, by name, and the number of fragments that they spread. */
function contentsOf(
  merged: readonly Selection[],
  fragments: DocumentShape['fragments'],
): { readonly byName: ReadonlyMap<string, Selection[]>; readonly spread: number } {
  const byName = new Map<string, Selection[]>();
  const seen = new Set<string>();
  const all = [...merged];
  for (const { fields, spreads } of all) {
    for (const [name, field] of fields) {
      const under = byName.get(name);
      if (under) under.push(field);
      else byName.set(name, [field]);
    }
    for (const name of spreads) {
      const fragment = seen.has(name) ? undefined : fragments.get(name);
      seen.add(name);
      if (fragment) all.push(fragment);
    }
  }
  return { byName, spread: seen.size };
}
