/** How many slices the streams of a server are divided into, for ever: a stream is in one by a hash of its id. */
export const SLICES = 1_024;

/** Slices from a first to a last one, which is included. */
export interface SliceRange {
  readonly first: number;
  readonly last: number;
}

/** All slices. */
export const ALL_SLICES: readonly SliceRange[] = [{ first: 0, last: SLICES - 1 }];

const RANGE = /^(\d{1,4})(?:-(\d{1,4}))?$/;

/** Reads `0-511`, or `0-255,768-1023`, or `7`; none from an empty text. `undefined` for anything else, and for a slice beyond the last. */
export function readSlices(text: string): readonly SliceRange[] | undefined {
  if (text.trim() === '') return [];
  const ranges = text.split(',').map((part) => {
    const [, first, last = first] = RANGE.exec(part.trim()) ?? [];
    return first === undefined ? undefined : { first: Number(first), last: Number(last) };
  });
  const isRange = (range: SliceRange | undefined): range is SliceRange =>
    range !== undefined && range.first <= range.last && range.last < SLICES;
  return ranges.every(isRange) ? normal(ranges) : undefined;
}

/** As `readSlices` reads them; for none, an empty text. */
export const slicesText = (slices: readonly SliceRange[]): string =>
  slices.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');

/** The numbers of slices, in order. */
export const slicesIn = (slices: readonly SliceRange[]): readonly number[] =>
  slices.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, place) => first + place));

/** Slices as ranges: in order, each once, as few ranges as there can be. */
export function rangesOf(slices: Iterable<number>): readonly SliceRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const slice of [...new Set(slices)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === slice - 1) range.last = slice;
    else ranges.push({ first: slice, last: slice });
  }
  return ranges;
}

const normal = (ranges: readonly SliceRange[]): readonly SliceRange[] => rangesOf(slicesIn(ranges));

/** The slices of a node without some of them. */
export const without = (slices: readonly SliceRange[], gone: readonly SliceRange[]): readonly SliceRange[] => {
  const less = new Set(slicesIn(gone));
  return rangesOf(slicesIn(slices).filter((slice) => !less.has(slice)));
};
