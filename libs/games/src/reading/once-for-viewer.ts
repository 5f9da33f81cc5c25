import type { Viewer } from '#kernel';
import { LRUCache } from 'lru-cache';

/** The name of a viewer among those of a game. */
export const nameOfViewer = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind);

/**
 * A pure function of a value and a viewer, computed once for all who ask the same. Values are compared by identity and never change;
 * so must what is made of them, as it is shared. @param most values that are remembered; the one that was asked for longest ago goes first.
 */
export function onceForViewer<Value extends object, Seen>(
  most: number,
  compute: (value: Value, viewer: Viewer) => Seen,
): (value: Value, viewer: Viewer) => Seen {
  const known = new LRUCache<Value, Map<string, { readonly seen: Seen }>>({ max: most });
  return (value, viewer) => {
    const name = nameOfViewer(viewer);
    const ofValue = known.get(value) ?? new Map<string, { readonly seen: Seen }>();
    const made = ofValue.get(name);
    if (made) return made.seen;
    const seen = compute(value, viewer);
    known.set(value, ofValue.set(name, { seen }));
    return seen;
  };
}
