import { readPicture } from './read-picture.js';

/** A picture of a view, in one language and with the names of a test. */
type Draw<View> = (view: View) => string;

/** What a picture has to keep to. */
interface Bounds {
  /** Bytes that it stays below. */
  readonly bytes?: number;
  /** Texts that it shows, whoever looks. */
  readonly texts?: readonly string[];
}

/** The picture of every view is well-formed SVG of shapes and words alone, and keeps to these bounds. */
export function expectWellDrawn<View>(draw: Draw<View>, views: readonly View[], bounds: Bounds = {}): void {
  const { bytes = 400_000, texts = [] } = bounds;
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) {
    const svg = draw(view);
    const read = readPicture(svg);
    expect(read.faults).toEqual([]);
    expect(read.texts).toEqual(expect.arrayContaining([...texts]));
    expect(Buffer.byteLength(svg)).toBeLessThan(bytes);
  }
}

/** A view that comes again is drawn with the same bytes. */
export function expectDrawnAlike<View>(draw: Draw<View>, views: readonly View[]): void {
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) expect(draw(JSON.parse(JSON.stringify(view)) as View) === draw(view)).toBe(true);
}
