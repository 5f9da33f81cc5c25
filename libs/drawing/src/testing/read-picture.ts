import { SaxesParser } from 'saxes';

/** The elements that a picture may have: shapes and words alone, nothing that runs or is fetched. */
const DRAWN = new Set(
  'circle defs desc ellipse g line linearGradient path pattern polygon radialGradient rect stop style svg symbol text title use'.split(
    ' ',
  ),
);

/** The traces in a text of a value that is none. */
const SLIPS = /NaN|undefined|\[object/g;

/** The reading of a picture by a test. */
export interface PictureRead {
  /** The texts that it shows, in its order, with every space a plain one. */
  readonly texts: readonly string[];
  /** The forbidden content of a picture: elements by name, and slips. */
  readonly faults: readonly string[];
}

/** Reads an SVG picture. Throws when it is not well formed. */
export function readPicture(svg: string): PictureRead {
  const bare = withoutLetters(svg);
  const parser = new SaxesParser({ xmlns: true });
  const texts: string[] = [];
  const strange = new Set<string>();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') texts.push(text.replaceAll('\u00A0', ' '));
  });
  parser.on('opentag', ({ name }) => {
    if (!DRAWN.has(name)) strange.add(name);
  });
  parser.write(bare).close();
  return { texts, faults: [...strange, ...(bare.match(SLIPS) ?? [])] };
}

/** A picture without the fonts that it carries: any three letters may come one after the other in these. */
const withoutLetters = (svg: string): string => svg.replace(/<style>[^<]*<\/style>/, '<style/>');
