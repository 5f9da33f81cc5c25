import {
  boxed,
  doubleRule,
  inColumns,
  label,
  like,
  padded,
  paragraph,
  picture,
  sizeFor,
  stacked,
  tag,
  thinRule,
  told,
  joined,
  type Piece,
} from '#drawing';
import type { Localized } from '#kernel';
import type { Telling } from './in-language.js';
import { pageWords } from './page-words.js';
import { guardiansChronicles as press, print } from './press.js';

const WIDTH = 560;
const MARGIN = 26;

/** An article, a headline or another part of a newspaper. */
interface Printed {
  /** Its subject, over its headline. */
  readonly kicker?: string | undefined;
  readonly headline: Localized;
  readonly body?: Localized | undefined;
}

/** A piece of a newspaper, cut out of it, as an SVG document; `title` is its name. */
export function clipping(showing: Telling, title: string, parts: readonly Printed[]): string {
  const articles = parts.flatMap((part, index) => [
    ...(index > 0 ? [thinRule(WIDTH, press.ink)] : []),
    articleOf(showing, part),
  ]);
  return cutOut(showing, title, stacked([masthead, doubleRule(WIDTH, press.ink), ...articles], 14));
}

/** An advertisement, cut out, as an SVG document. */
export function printedAdvertisement(showing: Telling, text: Localized): string {
  const kind = told(showing, pageWords.advertisement);
  const kicker = label(kind.toUpperCase(), like(print.kicker, { color: press.accent }), WIDTH - 48);
  const words = paragraph(told(showing, text), print.third, WIDTH - 48);
  return cutOut(showing, kind, boxed(stacked([kicker, words], 10), 24, press.ink));
}

const masthead: Piece = label(press.name, like(press.title, { size: 30 }), WIDTH);

function articleOf(showing: Telling, { kicker, headline, body }: Printed): Piece {
  const text = told(showing, headline);
  const size = sizeFor(text, print.second, WIDTH, { least: 24, lines: 2 });
  return stacked(
    [
      ...(kicker === undefined
        ? []
        : [label(kicker.toUpperCase(), like(print.kicker, { color: press.accent }), WIDTH)]),
      paragraph(text, like(print.second, { size }), WIDTH),
      ...(body === undefined
        ? []
        : [inColumns(told(showing, body), print.body, { count: 2, width: WIDTH, gap: 24, rule: press.ink })]),
    ],
    8,
  );
}

function cutOut({ locale }: Telling, title: string, piece: Piece): string {
  const { width, height, markup } = padded(piece, MARGIN);
  const paper = tag('rect', { width, height, fill: press.paper, stroke: '#cbbf9c', 'stroke-width': 2 });
  return picture({ width, height, title, language: locale, body: joined(paper, markup) });
}
