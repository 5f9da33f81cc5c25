import type { Layout } from './base.js';

const mostLayouts = 50;

/** Remembers what is made of a layout, however many games and copies of states ask; for the latest fifty layouts. */
export function layoutMemory<Made>(make: (layout: Layout) => Made): (layout: Layout) => Made {
  const known = new Map<string, Made>();
  return (layout) => {
    const key = keyOf(layout);
    const before = known.get(key);
    if (before !== undefined) return before;
    const oldest = known.size >= mostLayouts ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    const made = make(layout);
    known.set(key, made);
    return made;
  };
}

function keyOf({ tiles, passages }: Layout): string {
  let key = '';
  for (const { faceId, column, row, turns } of tiles) key += `${faceId} ${column} ${row} ${turns};`;
  for (const { edge, kind } of passages) key += `${edge} ${kind};`;
  return key;
}
