import type { DocumentShape, Selection } from './document-shape.js';

/** A fragment that contains itself. */
export class FragmentCycle extends Error {
  override readonly name = 'FragmentCycle';

  constructor(readonly fragment: string) {
    super(`The fragment "${fragment}" contains itself.`);
  }
}

/**
 * The most levels of fields inside fields among the operations and fragments of a document; introspection counts
 * none. Each fragment is visited once, however often it is spread. Throws a FragmentCycle where one contains itself.
 */
export function fieldDepth({ operations, fragments }: Pick<DocumentShape, 'operations' | 'fragments'>): number {
  const known = new Map<string, number | 'open'>();
  const below = ({ fields, spreads }: Selection): number => {
    let depth = 0;
    for (const [name, inside] of fields) {
      const levels = below(inside);
      if (!name.startsWith('__')) depth = Math.max(depth, 1 + levels);
    }
    for (const name of spreads) depth = Math.max(depth, ofFragment(name));
    return depth;
  };
  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before === 'open') throw new FragmentCycle(name);
    if (before !== undefined) return before;
    known.set(name, 'open');
    const fragment = fragments.get(name);
    const depth = fragment ? below(fragment) : 0;
    known.set(name, depth);
    return depth;
  };
  return Math.max(0, ...operations.map(below), ...[...fragments.keys()].map(ofFragment));
}
