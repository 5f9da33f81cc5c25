import { joined, label, line, moved, placed, seatColor, space, stacked, tag, type Markup, type Piece } from '#drawing';
import { localized, type Locale } from '#kernel';
import type { RatingStep } from '#leagues';
import { ApiError } from '../../../errors/api-error.js';
import { cell, head, heading, onPaper, paint, plain } from './look.js';

/** The most curves of a picture: as many as there are colors that are told apart. */
export const MOST_CURVES = 8;
const [WIDTH, HEIGHT, LEFT, ROW] = [640, 280, 56, 26];
const [DASH, VALUE] = [36, 120];
/** About how many lines a scale has. */
const LINES = 5;

/** The mean of a rating, not the value that lists are sorted by, which also counts how sure it is. */
const meaning = localized('Estimated strength after each game', 'Force estimée après chaque partie');
const gamesTitle = localized('Games:', 'Parties :');

/** A rating, and how it came about. */
export interface DrawnRating {
  readonly name: string;
  /** What its `data-ref` is. */
  readonly ref: string;
  readonly steps: readonly RatingStep[];
}

/** Ratings as curves over their games, as SVG: each curve and each name with its `data-ref`. There must be one. */
export function ratingPicture(title: string, all: readonly DrawnRating[], locale: Locale): string {
  const curves = all.slice(0, MOST_CURVES).map(({ name, ref, steps }) => ({ name, ref, values: valuesOf(steps) }));
  const content = stacked(
    [
      cell(title, heading, LEFT + WIDTH, 44),
      cell(meaning[locale], head, LEFT + WIDTH, 24),
      plot(curves, locale),
      ...curves.map((curve, at) => named(curve, at, locale)),
    ],
    4,
  );
  const told = curves.map(({ name, values }) => `${name} ${written(values.at(-1) ?? 0, locale)}`).join(', ');
  return onPaper(content, { title, description: `${meaning[locale]}. ${told}`, locale });
}

interface Curve {
  readonly name: string;
  readonly ref: string;
  /** The rating of a newcomer, and that after each game. */
  readonly values: readonly number[];
}

const valuesOf = (steps: readonly RatingStep[]): readonly number[] => [
  ...steps.slice(0, 1).map(({ before }) => before.mean),
  ...steps.map(({ after }) => after.mean),
];

function plot(curves: readonly Curve[], locale: Locale): Piece {
  const scale = scaleOf(curves.flatMap(({ values }) => values));
  const games = Math.max(1, ...curves.map(({ values }) => values.length - 1));
  const y = (value: number): number => HEIGHT - ((value - scale.least) / (scale.most - scale.least)) * HEIGHT;
  const x = (game: number): number => LEFT + (game / games) * WIDTH;
  const rungs = scale.marks.flatMap((mark): readonly Markup[] => [
    tag('path', { d: `M${LEFT} ${y(mark)}H${LEFT + WIDTH}`, stroke: paint.edge }),
    placed(0, y(mark) - 9, label(written(mark, locale), { ...head, anchor: 'end' }, LEFT - 8)),
  ]);
  const lines = curves.map(({ ref, values }, at) =>
    tag(
      'g',
      { 'data-ref': ref },
      tag('path', {
        d: `M${values.map((value, game) => `${x(game).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`,
        fill: 'none',
        stroke: seatColor(at),
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
      }),
    ),
  );
  const end = line(`${gamesTitle[locale]} ${games}`, LEFT + WIDTH, HEIGHT + 20, { ...head, anchor: 'end' });
  return { ...space(LEFT + WIDTH, HEIGHT + 36), markup: moved(0, 8, joined(...rungs, ...lines, end)) };
}

/** A line of the list below the plot: the color of a curve, its name, and where it ends. */
function named({ name, ref, values }: Curve, at: number, locale: Locale): Piece {
  const middle = ROW / 2;
  const dash = tag('path', { d: `M0 ${middle}H${DASH - 8}`, stroke: seatColor(at), 'stroke-width': 4 });
  const end = cell(written(values.at(-1) ?? 0, locale), { ...plain, anchor: 'end' }, VALUE, ROW);
  const row = joined(
    dash,
    placed(DASH, 0, cell(name, plain, WIDTH + LEFT - DASH - VALUE, ROW)),
    placed(WIDTH + LEFT - VALUE, 0, end),
  );
  return { ...space(LEFT + WIDTH, ROW), markup: tag('g', { 'data-ref': ref }, row) };
}

/** The least and the most value of a plot, and the round values between them. */
interface Scale {
  readonly least: number;
  readonly most: number;
  readonly marks: readonly number[];
}

/** A scale in steps of 1, 2 or 5 with zeros. */
function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((high - low) / LINES, 0.1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { least: first * step, most: last * step, marks };
}

/** At most one decimal, as the language writes it. */
const written = (value: number, locale: Locale): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1, useGrouping: false });

/** There is no curve to draw. */
export const notRated = (): ApiError =>
  new ApiError('NOT_FOUND', localized('No game counts yet.', 'Aucune partie ne compte encore.'));
