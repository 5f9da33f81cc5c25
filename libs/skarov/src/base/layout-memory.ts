import { box } from '../content/catalogue.js';
import type { LaidTile, Layout } from './base.js';

const mostLayouts = 50;

/** The known facts of layouts, as long as the rooms in the box are the same. */
interface Memory<Made> {
  readonly known: Map<string, Made>;
  latest?: { readonly layout: Layout; readonly made: Made };
}

/**
 * Remembers what is made of a layout, for the latest fifty layouts, over all games and copies of states. Most calls ask for
 * the layout of the call before: it is compared before it is looked up.
 */
export function layoutMemory<Made>(make: (layout: Layout) => Made): (layout: Layout) => Made {
  const memory = box.derived((): Memory<Made> => ({ known: new Map() }));
  return (layout) => {
    const { known, latest } = memory();
    if (latest && isSameLayout(latest.layout, layout)) return latest.made;
    const made = lookUp(known, layout, make);
    memory().latest = { layout: copyOf(layout), made };
    return made;
  };
}

function lookUp<Made>(known: Map<string, Made>, layout: Layout, make: (layout: Layout) => Made): Made {
  const key = keyOf(layout);
  const before = known.get(key);
  if (before !== undefined) return before;
  const oldest = known.size >= mostLayouts ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  const made = make(layout);
  known.set(key, made);
  return made;
}

function isSameLayout(one: Layout, other: Layout): boolean {
  if (one.tiles.length !== other.tiles.length || one.passages.length !== other.passages.length) return false;
  return (
    one.tiles.every((tile, at) => isSameTile(tile, other.tiles[at])) &&
    one.passages.every(({ edge, kind }, at) => edge === other.passages[at]?.edge && kind === other.passages[at].kind)
  );
}

const isSameTile = (one: LaidTile, other: LaidTile | undefined): boolean =>
  one.faceId === other?.faceId && one.column === other.column && one.row === other.row && one.turns === other.turns;

/** A base that is being built grows where it lies: what is remembered does not. */
const copyOf = ({ tiles, passages }: Layout): Layout => ({
  tiles: tiles.map((tile) => ({ ...tile })),
  passages: passages.map((passage) => ({ ...passage })),
});

function keyOf({ tiles, passages }: Layout): string {
  let key = '';
  for (const { faceId, column, row, turns } of tiles) key += `${faceId} ${column} ${row} ${turns};`;
  for (const { edge, kind } of passages) key += `${edge} ${kind};`;
  return key;
}
