import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { locale } from '../messages/locale.js';
import type { Plotted } from './samples.js';

/** Apart from each other in hue and in lightness, on light pages and on dark ones. */
const COLORS = ['#c8443c', '#3f7fc4', '#3f9468', '#d9952b', '#8a5bb5', '#4aa7a7', '#a8647c', '#7d7f3a'];
const HEIGHT = 260;

/** What a plot shows. */
export interface PlotProps {
  /** What it shows, in words. */
  readonly label: string;
  readonly plotted: Plotted;
}

/** Lines over time. The table beside it says the same. */
export function Plot({ label, plotted: { times, lines } }: PlotProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const names = lines.map((line) => line.label).join('\n');
  const data: uPlot.AlignedData = [times.map((at) => at / 1_000), ...lines.map(({ values }) => [...values])];
  useEffect(() => {
    if (!place.current) return;
    const made = new uPlot(optionsFor(place.current, names.split('\n')), data, place.current);
    plot.current = made;
    return () => made.destroy();
  }, [names]);
  useEffect(() => plot.current?.setData(data), [times.at(-1)]);
  return <div ref={place} class="plot" role="img" aria-label={label} />;
}

function optionsFor(place: HTMLElement, names: readonly string[]): uPlot.Options {
  const style = getComputedStyle(place);
  const axis: uPlot.Axis = {
    stroke: style.getPropertyValue('color'),
    grid: { stroke: style.getPropertyValue('border-color'), width: 1 },
    ticks: { stroke: style.getPropertyValue('border-color'), width: 1 },
  };
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const number = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 3 });
  return {
    width: place.clientWidth,
    height: HEIGHT,
    // A minute at least: the first samples are no wide plot of a moment.
    scales: { x: { range: (_plot, first, last) => [Math.min(first, last - 60), last] } },
    legend: { show: false },
    cursor: { show: false },
    axes: [
      { ...axis, space: 110, values: (_plot, seconds) => seconds.map((second) => time.format(second * 1_000)) },
      { ...axis, size: 70, values: (_plot, values) => values.map((value) => number.format(value)) },
    ],
    series: [{}, ...names.map((name, at): uPlot.Series => ({ label: name, stroke: COLORS[at] ?? 'gray', width: 2 }))],
  };
}
