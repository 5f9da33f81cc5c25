import {
  disc,
  doubleRule,
  fitted,
  joined,
  label,
  like,
  line,
  padded,
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
import type { Picture } from '#kernel';
import type { SideView, View } from '../view/view-schema.js';
import type { Side } from '../words.js';
import { advertisementBox, heroArticle, leadArticle, mediumArticle, quietDay, smallArticle } from './articles.js';
import { outcomes, pageWords } from './page-words.js';
import { presses, print, type Press } from './press.js';
import { showingOf, type Showing } from './showing.js';

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
/** So many advertisements at most in a column: none stands twice on a page. */
const MOST_ADVERTISEMENTS = 6;

/** The front page of a side, as it would be printed now (CLASH-180 to CLASH-187). A side that does not play has an empty page. */
export const frontPage =
  (side: Side): Picture<View> =>
  (view, locale, names) => {
    const showing = showingOf(view, locale, names);
    const seen = view.sides.find((other) => other.side === side);
    const press = presses[seen?.newspaper ?? (side === 'A' ? 'GUARDIANS_CHRONICLES' : 'MERCURY_HERALD')];
    const whole = stacked([masthead(showing, press), columns(showing, press, seen), foot(showing, press, seen)], 18);
    const { width, height, markup } = padded(whole, MARGIN, 44);
    return picture({
      width,
      height,
      title: `${press.name} — ${told(showing, pageWords.turn)} ${view.turn}`,
      language: locale,
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
  };

function masthead(showing: Showing, press: Press): Piece {
  const name = press.capitals ? press.name.toUpperCase() : press.name;
  const size = sizeFor(name, press.title, INNER - 60, { least: 40, lines: 1 });
  const style = like(press.title, { size, anchor: 'middle' });
  const bar = press.capitals ? tag('rect', { y: 0, width: INNER, height: 96, fill: press.accent }) : joined();
  const title: Piece = {
    width: INNER,
    height: 96,
    markup: joined(bar, line(name, INNER / 2, 48 + size * 0.35, style, INNER - 60)),
  };
  const motto = label(told(showing, press.motto), like(print.dateline, { anchor: 'middle' }), INNER);
  return stacked([title, motto, doubleRule(INNER, press.ink), dateline(showing), thinRule(INNER, press.ink)], 7);
}

/** Place, edition, price: the turn stands for the date. */
function dateline(showing: Showing): Piece {
  const { turn, over } = showing.view;
  const edition = over ? pageWords.lastEdition : pageWords.edition;
  const [left, right] = [`Metro City · ${told(showing, pageWords.turn)} ${turn}`, told(showing, pageWords.price)];
  return {
    width: INNER,
    height: 20,
    markup: joined(
      line(left, 0, 15, print.dateline, INNER / 3),
      line(
        told(showing, over ? outcomes[over.outcome] : edition),
        INNER / 2,
        15,
        like(print.dateline, { anchor: 'middle', bold: true }),
        INNER / 3,
      ),
      line(right, INNER, 15, like(print.dateline, { anchor: 'end' }), INNER / 3),
    ),
  };
}

/** The news on the left; on the right what is said of heroes. */
function columns(showing: Showing, press: Press, side: SideView | undefined): Piece {
  const page = side?.page ?? [];
  const objectives = page.filter(({ kind }) => kind === 'OBJECTIVE');
  const heroes = page.filter(({ kind }) => kind !== 'OBJECTIVE');
  const news = newsColumn(showing, press, objectives);
  const right = [columnTitle(showing, press), ...heroes.map((article) => heroArticle(showing, press, article, RIGHT))];
  const height = Math.max(LEAST_HEIGHT, stacked(news, GAP).height, stacked(right, GAP).height);
  const spare = spareOf(showing, press, { pieces: news, width: LEFT, perRow: 2, from: 0 }, height);
  const grown = spare > 0 ? newsColumn(showing, press, objectives, Math.min(MOST_PHOTO, LEAST_PHOTO + spare)) : news;
  const left = filled(showing, press, { pieces: grown, width: LEFT, perRow: 2, from: 0 }, height);
  const besides = filled(showing, press, { pieces: right, width: RIGHT, perRow: 1, from: MOST_ADVERTISEMENTS }, height);
  return {
    width: INNER,
    height,
    markup: joined(
      left.markup,
      tag('rect', { x: LEFT + GUTTER / 2, y: 0, width: 1, height, fill: press.ink, opacity: 0.7 }),
      placed(LEFT + GUTTER, 0, besides),
    ),
  };
}

const columnTitle = (showing: Showing, press: Press): Piece => {
  const style = like(print.kicker, { color: '#ffffff', anchor: 'middle' });
  const text = fitted(told(showing, pageWords.heroes).toUpperCase(), style, RIGHT - 12);
  return {
    width: RIGHT,
    height: 28,
    markup: joined(
      tag('rect', { width: RIGHT, height: 28, fill: press.ink }),
      line(text, RIGHT / 2, 18.5, style, RIGHT - 12),
    ),
  };
};

/** Articles of the sheet: the greatest leads over the whole width, the others follow below it by size. */
function newsColumn(showing: Showing, press: Press, objectives: SideView['page'], photo = LEAST_PHOTO): Piece[] {
  const [lead, ...rest] = ['LARGE', 'MEDIUM', 'SMALL'].flatMap((size) =>
    objectives.filter((article) => article.size === size),
  );
  if (!lead) return [quietDay(showing, press, LEFT)];
  const medium = rest
    .filter(({ size }) => size !== 'SMALL')
    .map((article) => mediumArticle(showing, press, article, LEFT));
  const half = (LEFT - GUTTER) / 2;
  const small = rest
    .filter(({ size }) => size === 'SMALL')
    .map((article) => smallArticle(showing, press, article, half));
  const pairs: Piece[] = [];
  for (let index = 0; index < small.length; index += 2) {
    const [one, two] = [small[index] ?? space(half, 0), small[index + 1] ?? advertisementBox(showing, press, 7, half)];
    pairs.push({
      width: LEFT,
      height: Math.max(one.height, two.height),
      markup: joined(one.markup, placed(half + GUTTER, 0, two)),
    });
  }
  const others = [...medium, ...pairs].map((piece) => stacked([thinRule(LEFT, press.ink), piece], 18));
  return [leadArticle(showing, press, lead, LEFT, photo), ...others];
}

/** Where the gaps of a column are filled. */
interface Column {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Advertisements beside each other. */
  readonly perRow: number;
  /** Number of the first advertisement. */
  readonly from: number;
}

/** The pieces of a column with as many advertisements below them as there is room for. */
function withAdvertisements(showing: Showing, press: Press, column: Column, height: number): Piece[] {
  const { width, perRow, from } = column;
  const each = (width - GUTTER * (perRow - 1)) / perRow;
  const parts = [...column.pieces];
  for (let next = from; next < from + MOST_ADVERTISEMENTS; next += perRow) {
    const numbers = Array.from({ length: perRow }, (_, index) => next + index);
    const tallest = Math.max(...numbers.map((number) => advertisementBox(showing, press, number, each).height));
    if (stacked(parts, GAP).height + GAP + tallest > height) break;
    const row = numbers.map((number, index) =>
      placed(index * (each + GUTTER), 0, advertisementBox(showing, press, number, each, tallest)),
    );
    parts.push({ width, height: tallest, markup: joined(...row) });
  }
  return parts;
}

/** What a column leaves free when it is filled. */
const spareOf = (showing: Showing, press: Press, column: Column, height: number): number =>
  Math.floor(height - stacked(withAdvertisements(showing, press, column, height), GAP).height);

/** A column with its advertisements, and what is left free spread between them. */
function filled(showing: Showing, press: Press, column: Column, height: number): Piece {
  const parts = withAdvertisements(showing, press, column, height);
  const spare = parts.length > 1 ? (height - stacked(parts, GAP).height) / (parts.length - 1) : 0;
  return stacked(parts, GAP + spare);
}

/** What the page is worth. */
function foot(showing: Showing, press: Press, side: SideView | undefined): Piece {
  const points = side?.points ?? 0;
  const text = told(showing, pageWords.worth);
  const style = like(print.third, { size: 24 });
  const width = textWidth(text, style);
  const sign = points < 0 ? `−${-points}` : String(points);
  return {
    width: INNER,
    height: 66,
    markup: joined(
      doubleRule(INNER, press.ink).markup,
      line(text, INNER / 2 - width / 2 - 24, 46, style),
      disc({ x: INNER / 2 + width / 2 + 12, y: 38, radius: 24 }, sign, press.accent, press.ink),
    ),
  };
}
