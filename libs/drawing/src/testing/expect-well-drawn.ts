import { createHash } from 'node:crypto';
import type { Locale } from '#kernel';
import { readPicture, type PictureRead } from './read-picture.js';

/** A picture of a view, with the names of a test. */
type Draw<View> = (view: View, locale: Locale) => string;

/** A picture that was drawn and read once, for all that a test asks of it. */
export interface Drawn<View> extends PictureRead {
  readonly view: View;
  readonly bytes: number;
  /** SHA-256: pictures are too large to keep hundreds of them. */
  readonly digest: string;
}

/** The limits of a picture. */
interface Bounds {
  /** Bytes that it stays below. */
  readonly bytes?: number;
  /** Texts that it shows to every viewer. */
  readonly texts?: readonly string[];
}

const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** The pictures of all views in a language: each is drawn and read once, when they are first asked for. Throws when one is not well formed. */
export function drawAll<View>(draw: Draw<View>, views: readonly View[]): (locale: Locale) => readonly Drawn<View>[] {
  const known = new Map<Locale, readonly Drawn<View>[]>();
  return (locale) => {
    const pictures = known.get(locale) ?? views.map((view) => drawnOf(view, draw(view, locale)));
    known.set(locale, pictures);
    return pictures;
  };
}

const drawnOf = <View>(view: View, svg: string): Drawn<View> => ({
  view,
  ...readPicture(svg),
  bytes: Buffer.byteLength(svg),
  digest: digestOf(svg),
});

/** Every picture is of shapes and words alone, and keeps to these bounds. */
export function expectWellDrawn<View>(
  pictures: readonly Drawn<View>[],
  { bytes = 400_000, texts: shown = [] }: Bounds = {},
): void {
  expect(pictures.length).toBeGreaterThan(0);
  for (const { faults, texts, bytes: taken } of pictures) {
    expect(faults).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining([...shown]));
    expect(taken).toBeLessThan(bytes);
  }
}

/** A view that comes again is drawn with the same bytes. @param pictures in English */
export function expectDrawnAlike<View>(draw: Draw<View>, pictures: readonly Drawn<View>[]): void {
  expect(pictures.length).toBeGreaterThan(0);
  for (const { view, digest } of pictures)
    expect(digestOf(draw(JSON.parse(JSON.stringify(view)) as View, 'en'))).toBe(digest);
}
