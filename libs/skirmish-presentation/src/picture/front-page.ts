import {
  disc,
  doubleRule,
  fitted,
  joined,
  label,
  like,
  line,
  padded,
  paragraph,
  picture,
  placed,
  sizeFor,
  space,
  stacked,
  tag,
  textWidth,
  thinRule,
  told,
  type Piece,
} from '#drawing';
import {
  advertisementBox,
  heroArticle,
  leadArticle,
  mediumArticle,
  quietDay,
  smallArticle,
  type AdvertisementShown,
  type Edition,
  type HeroArticle,
  type NewsArticle,
  type QuietDay,
} from './articles.js';
import { pageWords } from './page-words.js';
import { print } from './press.js';

const WIDTH = 1180;
const MARGIN = 56;
const INNER = WIDTH - 2 * MARGIN;
const GUTTER = 28;
const RIGHT = 256;
const LEFT = INNER - RIGHT - GUTTER;
const GAP = 20;
const LEAST_HEIGHT = 860;
/** Heights of the picture of the lead, which fills what advertisements leave free. */
const LEAST_PHOTO = 300;
const MOST_PHOTO = 470;

/** A front page as it would be printed now. */
export interface FrontPage extends Edition {
  /** The turn stands for the date. */
  readonly turn: number;
  /** The middle of the dateline: the edition, or the end of the game. */
  readonly edition: string;
  /** Over all news, as wide as the page. */
  readonly banner?: string | undefined;
  readonly news: readonly NewsArticle[];
  readonly heroes: readonly HeroArticle[];
  readonly quiet: QuietDay;
  /** In the order in which they fill gaps; the first half in the left column, the second in the right one. */
  readonly advertisements: readonly AdvertisementShown[];
  /** Stands beside a last small article that has nothing beside it. */
  readonly filler: AdvertisementShown | undefined;
  /** The worth of the page. */
  readonly sum: { readonly text: string; readonly value: string };
}

/** The picture of a front page. */
export function newspaperPage(page: FrontPage): string {
  const { press, telling, turn } = page;
  const parts = [masthead(page), ...banner(page), columns(page), foot(page)];
  const { width, height, markup } = padded(stacked(parts, 18), MARGIN, 44);
  return picture({
    width,
    height,
    title: `${press.name} — ${told(telling, pageWords.turn)} ${turn}`,
    language: telling.locale,
    body: joined(
      tag('rect', { width, height, fill: press.paper }),
      tag('path', { d: `M0 ${height / 2}H${width}`, stroke: press.ink, 'stroke-width': 1, opacity: 0.06 }),
      tag('rect', {
        x: 18,
        y: 18,
        width: width - 36,
        height: height - 36,
        fill: 'none',
        stroke: press.ink,
        'stroke-width': 1,
        opacity: 0.35,
      }),
      markup,
    ),
  });
}

function masthead(page: FrontPage): Piece {
  const { press, telling } = page;
  const name = press.capitals ? press.name.toUpperCase() : press.name;
  const size = sizeFor(name, press.title, INNER - 60, { least: 40, lines: 1 });
  const style = like(press.title, { size, anchor: 'middle' });
  const bar = press.capitals ? tag('rect', { y: 0, width: INNER, height: 96, fill: press.accent }) : joined();
  const title: Piece = {
    width: INNER,
    height: 96,
    markup: joined(bar, line(name, INNER / 2, 48 + size * 0.35, style, INNER - 60)),
  };
  const motto = label(told(telling, press.motto), like(print.dateline, { anchor: 'middle' }), INNER);
  return stacked([title, motto, doubleRule(INNER, press.ink), dateline(page), thinRule(INNER, press.ink)], 7);
}

/** Place, edition, price: the turn stands for the date. */
const dateline = ({ telling, turn, edition }: FrontPage): Piece => ({
  width: INNER,
  height: 20,
  markup: joined(
    line(`Metro City · ${told(telling, pageWords.turn)} ${turn}`, 0, 15, print.dateline, INNER / 3),
    line(edition, INNER / 2, 15, like(print.dateline, { anchor: 'middle', bold: true }), INNER / 3),
    line(told(telling, pageWords.price), INNER, 15, like(print.dateline, { anchor: 'end' }), INNER / 3),
  ),
});

function banner({ banner: text, press }: FrontPage): Piece[] {
  if (text === undefined) return [];
  const most = like(print.headline, { size: 84, anchor: 'middle' });
  const size = sizeFor(text, most, INNER, { least: 40, lines: 2 });
  return [stacked([paragraph(text, like(most, { size }), INNER, 3), doubleRule(INNER, press.ink)], 10)];
}

/** The news on the left; on the right what is said of heroes. */
function columns(page: FrontPage): Piece {
  const { press } = page;
  const half = Math.floor(page.advertisements.length / 2);
  const news = newsColumn(page);
  const right = [columnTitle(page), ...page.heroes.map((article) => heroArticle(page, article, RIGHT))];
  const height = Math.max(LEAST_HEIGHT, stacked(news, GAP).height, stacked(right, GAP).height);
  const onLeft = { width: LEFT, perRow: 2, advertisements: page.advertisements.slice(0, half) };
  const spare = spareOf(page, { ...onLeft, pieces: news }, height);
  const grown = spare > 0 ? newsColumn(page, Math.min(MOST_PHOTO, LEAST_PHOTO + spare)) : news;
  const left = filled(page, { ...onLeft, pieces: grown }, height);
  const onRight = { width: RIGHT, perRow: 1, advertisements: page.advertisements.slice(half), pieces: right };
  return {
    width: INNER,
    height,
    markup: joined(
      left.markup,
      tag('rect', { x: LEFT + GUTTER / 2, y: 0, width: 1, height, fill: press.ink, opacity: 0.7 }),
      placed(LEFT + GUTTER, 0, filled(page, onRight, height)),
    ),
  };
}

const columnTitle = ({ telling, press }: FrontPage): Piece => {
  const style = like(print.kicker, { color: '#ffffff', anchor: 'middle' });
  const text = fitted(told(telling, pageWords.heroes).toUpperCase(), style, RIGHT - 12);
  return {
    width: RIGHT,
    height: 28,
    markup: joined(
      tag('rect', { width: RIGHT, height: 28, fill: press.ink }),
      line(text, RIGHT / 2, 18.5, style, RIGHT - 12),
    ),
  };
};

/** The greatest article leads over the whole width, the others follow below it by size. */
function newsColumn(page: FrontPage, photo = LEAST_PHOTO): Piece[] {
  const [lead, ...rest] = (['LARGE', 'MEDIUM', 'SMALL'] as const).flatMap((size) =>
    page.news.filter((article) => article.size === size),
  );
  if (!lead) return [quietDay(page, page.quiet, LEFT)];
  const medium = rest.filter(({ size }) => size !== 'SMALL').map((article) => mediumArticle(page, article, LEFT));
  const half = (LEFT - GUTTER) / 2;
  const small = rest.filter(({ size }) => size === 'SMALL').map((article) => smallArticle(page, article, half));
  const pairs: Piece[] = [];
  for (let index = 0; index < small.length; index += 2) {
    const one = small[index] ?? space(half, 0);
    const two = small[index + 1] ?? advertisementBox(page, page.filler, half);
    pairs.push({
      width: LEFT,
      height: Math.max(one.height, two.height),
      markup: joined(one.markup, placed(half + GUTTER, 0, two)),
    });
  }
  const others = [...medium, ...pairs].map((piece) => stacked([thinRule(LEFT, page.press.ink), piece], 18));
  return [leadArticle(page, lead, LEFT, photo), ...others];
}

/** Where the gaps of a column are filled. */
interface Column {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Advertisements beside each other. */
  readonly perRow: number;
  readonly advertisements: readonly AdvertisementShown[];
}

/** The pieces of a column with as many advertisements below them as there is room for. */
function withAdvertisements(page: FrontPage, column: Column, height: number): Piece[] {
  const { width, perRow, advertisements } = column;
  const each = (width - GUTTER * (perRow - 1)) / perRow;
  const parts = [...column.pieces];
  for (let next = 0; next + perRow <= advertisements.length; next += perRow) {
    const beside = advertisements.slice(next, next + perRow);
    const tallest = Math.max(...beside.map((shown) => advertisementBox(page, shown, each).height));
    if (stacked(parts, GAP).height + GAP + tallest > height) break;
    const row = beside.map((shown, index) =>
      placed(index * (each + GUTTER), 0, advertisementBox(page, shown, each, tallest)),
    );
    parts.push({ width, height: tallest, markup: joined(...row) });
  }
  return parts;
}

/** The free height of a filled column. */
const spareOf = (page: FrontPage, column: Column, height: number): number =>
  Math.floor(height - stacked(withAdvertisements(page, column, height), GAP).height);

/** A column with its advertisements, and what is left free spread between them. */
function filled(page: FrontPage, column: Column, height: number): Piece {
  const parts = withAdvertisements(page, column, height);
  const spare = parts.length > 1 ? (height - stacked(parts, GAP).height) / (parts.length - 1) : 0;
  return stacked(parts, GAP + spare);
}

/** The worth of the page. */
function foot({ press, sum: { text, value } }: FrontPage): Piece {
  const style = like(print.third, { size: 24 });
  const width = textWidth(text, style);
  return {
    width: INNER,
    height: 66,
    markup: joined(
      doubleRule(INNER, press.ink).markup,
      line(text, INNER / 2 - width / 2 - 24, 46, style),
      disc({ x: INNER / 2 + width / 2 + 12, y: 38, radius: 24 }, value, press.accent, press.ink),
    ),
  };
}
