import type { JSX } from 'preact';
import { locale } from '../messages/locale.js';
import { curveOf } from './curve.js';

interface CourseProps {
  /** The first one first. */
  readonly values: readonly number[];
  /** What the curve says, of its values in words. */
  readonly labelOf: (values: string) => string;
}

const said = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 1 });

/** A small curve of a rating. */
export function Course({ values, labelOf }: CourseProps): JSX.Element {
  const { points, width, height } = curveOf(values);
  return (
    <svg
      class="course"
      role="img"
      aria-label={labelOf(values.map(said).join(', '))}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
    >
      <polyline points={points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')} />
      {points.slice(-1).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={2.5} />
      ))}
    </svg>
  );
}
