import {
  boxed,
  disc,
  halftone,
  icon,
  inColumns,
  joined,
  label,
  like,
  line,
  mixed,
  moved,
  paragraph,
  placed,
  signed,
  sizeFor,
  space,
  stacked,
  tag,
  told,
  wrapped,
  type Markup,
  type Piece,
  type TextStyle,
} from '#drawing';
import type { FigureLook } from './figure-look.js';
import type { Telling } from './in-language.js';
import { pageWords } from './page-words.js';
import { print, type Press } from './press.js';

/** The points of an article, and their color; the color of the paper when absent. */
export interface Worth {
  readonly points: number;
  readonly color?: string | undefined;
}

/** An article of the news. */
export interface NewsArticle extends Worth {
  /** The same in every language: where the picture was taken follows from it. */
  readonly id: string;
  readonly size: 'LARGE' | 'MEDIUM' | 'SMALL';
  /** Its subject, over its headline. */
  readonly kicker: string;
  readonly headline: string;
  readonly body: string;
  /** The subject of its picture, in a square of this side. */
  readonly subject: (size: number, color: string) => Markup;
}

/** Praise or discredit of a hero. */
export interface HeroArticle extends Worth {
  readonly look: FigureLook;
  readonly isNegative: boolean;
  readonly headline: string;
  readonly body: string;
}

/** Filler for a gap of a page. */
export interface AdvertisementShown {
  readonly title?: string;
  readonly text: string;
}

/** How the pictures of a paper are taken: what stands before what they show, and what is written below the lead’s. */
export interface Photography {
  /** @param articleId the same article is always taken in the same place. */
  readonly foreground: (width: number, height: number, ink: string, articleId: string) => Markup;
  readonly caption: string;
}

/** A paper as its articles are set: its look, its language, its pictures. */
export interface Edition {
  readonly telling: Telling;
  readonly press: Press;
  readonly photography: Photography;
}

const NEGATIVE = '#b3221b';

/** The lead, over the whole width of the news: a headline as large as it fits, a picture, and the story in columns. */
export function leadArticle(edition: Edition, article: NewsArticle, width: number, height: number): Piece {
  const { headline, body } = article;
  const size = sizeFor(headline, print.headline, width, { least: 34, lines: 2 });
  const photo = photograph(edition, article, { width, height });
  const caption = label(edition.photography.caption, print.caption, width);
  return stacked(
    [
      kicker(edition, article, width),
      paragraph(headline, like(print.headline, { size }), width, 3),
      stacked([photo, caption], 4),
      byline(edition, width),
      story(edition, body, print.large, width),
    ],
    10,
  );
}

/** An article of medium size: its picture on the left, headline and story beside it. */
export function mediumArticle(edition: Edition, article: NewsArticle, width: number): Piece {
  const { headline, body } = article;
  const photoWidth = width * 0.34;
  const room = width - photoWidth - 22;
  const text = stacked(
    [
      kicker(edition, article, room),
      paragraph(headline, print.second, room, 3),
      story(edition, body, like(print.body, { size: 17 }), room),
    ],
    9,
  );
  const height = Math.max(150, text.height);
  const photo = photograph(edition, article, { width: photoWidth, height });
  return { width, height, markup: joined(photo.markup, placed(photoWidth + 22, 0, text)) };
}

/** A small article: a column of its own. */
export function smallArticle(edition: Edition, article: NewsArticle, width: number): Piece {
  const { headline, body } = article;
  return stacked(
    [
      kicker(edition, article, width),
      paragraph(headline, print.third, width, 3),
      inColumns(body, print.body, { count: 1, width, gap: 0 }),
    ],
    8,
  );
}

/** Praise or discredit of a hero, in the right column; what speaks against the heroes is red. */
export function heroArticle({ telling, press }: Edition, article: HeroArticle, width: number): Piece {
  const { isNegative, look, headline } = article;
  const color = isNegative ? NEGATIVE : press.ink;
  const inner = width - 28;
  const kind = told(telling, isNegative ? pageWords.discredit : pageWords.praise).toUpperCase();
  const head: Piece = {
    width: inner,
    height: 46,
    markup: joined(
      tag('circle', {
        cx: 22,
        cy: 22,
        r: 21,
        fill: isNegative ? '#ffffff' : look.color,
        stroke: color,
        'stroke-width': 2,
      }),
      icon(look.icon, 8, 8, 28, isNegative ? color : '#ffffff'),
      placed(54, 3, label(kind, like(print.kicker, { color }), inner - 94)),
      placed(54, 21, label(told(telling, look.name), like(print.caption, { bold: true, color }), inner - 94)),
      worth(article, inner - 17, 22, '#2f6f46'),
    ),
  };
  const title = paragraph(headline, like(print.third, { size: 20, color }), inner, 4);
  const body = inColumns(article.body, like(print.body, { size: 14, color }), { count: 1, width: inner, gap: 0 });
  return boxed(stacked([head, title, body], 8), 14, color, isNegative ? '8 4' : undefined);
}

/** The filler for news while there is none. */
export function quietDay(edition: Edition, { headline, body }: QuietDay, width: number): Piece {
  const size = sizeFor(headline, print.headline, width, { least: 34, lines: 1 });
  return stacked(
    [
      paragraph(headline, like(print.headline, { size }), width, 2),
      photograph(
        edition,
        { id: 'quiet', subject: (side, color) => icon('sun', 0, 0, side, color) },
        { width, height: 300 },
      ),
      byline(edition, width),
      story(edition, body, print.large, width),
    ],
    12,
  );
}

/** The print of a paper when nothing has happened. */
export interface QuietDay {
  readonly headline: string;
  readonly body: string;
}

/** An advertisement, which counts for nothing; at least as high as `least`. */
export function advertisementBox(
  { telling, press }: Edition,
  shown: AdvertisementShown | undefined,
  width: number,
  least = 0,
): Piece {
  if (!shown) return space(width, 0);
  const inner = width - 32;
  const { title, text: body } = shown;
  const parts = [
    label(
      told(telling, pageWords.advertisement).toUpperCase(),
      like(print.kicker, { size: 9, anchor: 'middle', color: mixed(press.ink, press.paper, 0.35) }),
      inner,
    ),
    ...(title === undefined
      ? []
      : [
          paragraph(
            title,
            like(print.third, { size: 21, anchor: 'middle', italic: true, color: press.accent }),
            inner,
            2,
          ),
        ]),
    paragraph(body, like(print.body, { size: 14, anchor: 'middle' }), inner),
  ];
  const text = stacked(parts, 5);
  const height = Math.max(least - 32, text.height);
  return boxed(
    { width: inner, height, markup: moved(0, (height - text.height) / 2, text.markup) },
    16,
    mixed(press.ink, press.paper, 0.3),
    '2 3',
  );
}

/** A story in two columns, or in one and larger where it is too short for two. */
function story({ press }: Edition, text: string, style: TextStyle, width: number): Piece {
  const gap = 26;
  const lines = wrapped(text, style, (width - gap) / 2).length;
  if (lines >= 6) return inColumns(text, style, { count: 2, width, gap, rule: press.ink });
  return inColumns(text, like(style, { size: style.size * 1.12 }), { count: 1, width, gap: 0 });
}

/** The subject of the article, and its points. */
const kicker = ({ press }: Edition, article: NewsArticle, width: number): Piece => ({
  width,
  height: 34,
  markup: joined(
    placed(0, 9, label(article.kicker.toUpperCase(), like(print.kicker, { color: press.accent }), width - 50)),
    worth(article, width - 18, 17, press.accent),
  ),
});

const worth = ({ points, color }: Worth, x: number, y: number, otherwise: string): Markup =>
  disc({ x, y, radius: 16 }, signed(points), color ?? (points < 0 ? NEGATIVE : otherwise));

const byline = ({ telling, press }: Edition, width: number): Piece => ({
  width,
  height: 24,
  markup: joined(
    tag('rect', { width: 60, height: 3, fill: press.accent }),
    line(told(telling, pageWords.correspondent), 0, 20, print.caption, width),
  ),
});

/** A picture in print: the subject of the article over the roofs, or the things before it. */
function photograph(
  { press, photography }: Edition,
  { id, subject }: Pick<NewsArticle, 'id' | 'subject'>,
  { width, height }: { readonly width: number; readonly height: number },
): Piece {
  const size = Math.min(width, height) * 0.62;
  const [cx, cy] = [width * 0.5, height * 0.46];
  const ink = mixed(press.ink, press.paper, 0.12);
  const front = joined(
    tag('circle', { cx, cy, r: size * 0.62, fill: press.paper, opacity: 0.92 }),
    tag('circle', { cx, cy, r: size * 0.62, fill: 'none', stroke: ink, 'stroke-width': 2 }),
    moved(cx - size * 0.42, cy - size * 0.42, subject(size * 0.84, press.accent)),
    photography.foreground(width, height, ink, id),
  );
  return halftone(width, height, mixed(press.paper, press.ink, 0.08), ink, front);
}
