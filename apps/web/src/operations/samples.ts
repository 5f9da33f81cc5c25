import type { MetricsQuery } from '../generated/operations.js';

/** A series of the server at a moment. */
export type Series = NonNullable<MetricsQuery['operations']['metrics']>[number];

/** The series of the server at a moment. */
export interface Sample {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly series: readonly Series[];
}

/** A line of a plot. */
export interface PlotLine {
  /** The labels that set it apart; empty for a series without any. */
  readonly label: string;
  /** One for each moment; `null` where it was not told. */
  readonly values: readonly (number | null)[];
}

/** A series over time. */
export interface Plotted {
  /** Milliseconds since 1970, in order. */
  readonly times: readonly number[];
  readonly lines: readonly PlotLine[];
}

/** More lines than this are not told apart. */
const MOST_LINES = 8;

/** How many samples are kept. */
const MOST_SAMPLES = 240;

/** The samples with another one, the oldest left out. */
export const withSample = (samples: readonly Sample[], next: Sample): readonly Sample[] =>
  [...samples, next].slice(-MOST_SAMPLES);

/** A series over the samples, its largest lines: of a counter its rate a second, from one sample to the next. */
export function plotted(samples: readonly Sample[], name: string): Plotted {
  const own = samples.flatMap(({ at, series }) => {
    const found = series.find((one) => one.name === name);
    return found ? [{ at, isCounter: found.counter, values: valuesOf(found) }] : [];
  });
  const isCounter = own.at(-1)?.isCounter === true;
  const shown = isCounter ? own.slice(1) : own;
  const lines = [...new Set(own.flatMap(({ values }) => [...values.keys()]))].map((label) => ({
    label,
    values: shown.map(({ at, values }, place) => {
      const value = values.get(label);
      const before = own[place];
      if (value === undefined) return null;
      // A line of a counter begins with its first event; a process that was restarted counts from 0.
      return isCounter && before
        ? Math.max(0, value - (before.values.get(label) ?? 0)) / ((at - before.at) / 1_000)
        : value;
    }),
  }));
  const size = ({ values }: PlotLine): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    times: shown.map(({ at }) => at),
    lines: lines.sort((one, other) => size(other) - size(one)).slice(0, MOST_LINES),
  };
}

const valuesOf = ({ lines }: Series): ReadonlyMap<string, number> =>
  new Map(lines.map(({ labels, value }) => [labels.join(' '), value]));
