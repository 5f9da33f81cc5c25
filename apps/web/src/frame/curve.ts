/** A line through values, from left to right, in units of its picture. */
export interface Curve {
  readonly width: number;
  readonly height: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const WIDTH = 160;
const HEIGHT = 36;
/** Room for the dot at the end and the thickness of the line. */
const MARGIN = 4;

/** The curve of some values: the largest at the top, equal ones in the middle. */
export function curveOf(values: readonly number[]): Curve {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const step = values.length > 1 ? (WIDTH - 2 * MARGIN) / (values.length - 1) : 0;
  const points = values.map((value, place) => ({
    x: round(values.length > 1 ? MARGIN + place * step : WIDTH / 2),
    y: round(MARGIN + (HEIGHT - 2 * MARGIN) * (range === 0 ? 0.5 : 1 - (value - least) / range)),
  }));
  return { width: WIDTH, height: HEIGHT, points };
}

const round = (number: number): number => Math.round(number * 10) / 10;
