import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SelectBox } from '../frame/fields.js';
import { late } from '../frame/late.js';
import { Notice } from '../frame/notice.js';
import { MetricsDocument } from '../generated/operations.js';
import { locale, words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import type { PlotProps } from './plot.js';
import { plotted, withSample, type Plotted, type Sample } from './samples.js';
import { words } from './words.js';

const Plot = late<PlotProps>(() => import('./plot.js').then((part) => part.Plot));

/** Milliseconds from one sample to the next. */
const EVERY = 5_000;

/** The moments of the table. */
const ROWS = 10;

/** Collects samples while the page is seen; `null` where the server counts nothing. */
function useSamples(): { readonly samples: readonly Sample[] | null; readonly error: Error | undefined } {
  const [samples, setSamples] = useState<readonly Sample[] | null>([]);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isWanted = true;
    const take = async (): Promise<void> => {
      const { operations } = await server().ask(MetricsDocument, {});
      const { metrics: series } = operations;
      if (!isWanted) return;
      setError(undefined);
      setSamples((last) => series && withSample(last ?? [], { at: Date.now(), series }));
    };
    const sample = (): void => {
      if (document.hidden) return;
      take().catch((thrown: unknown) => isWanted && setError(asError(thrown)));
    };
    sample();
    const timer = setInterval(sample, EVERY);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  return { samples, error };
}

/** The series of the process, one at a time: as a plot, and as a table. */
export function Metrics(): JSX.Element {
  const { samples, error } = useSamples();
  const [chosen, setChosen] = useState('chronicler_requests_total');
  const known = samples?.at(-1)?.series ?? [];
  const series = known.find(({ name }) => name === chosen) ?? known[0];
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">{words.metrics}</h2>
      {error && <Notice error={error} />}
      {samples === null && <Notice>{words.noMetrics}</Notice>}
      {samples?.length === 0 && !error && <Notice>{common.loading}</Notice>}
      {series && (
        <>
          <SelectBox
            label={words.series}
            value={series.name}
            values={known.map(({ name }) => [name, name])}
            onValue={setChosen}
          />
          <p class="notice">
            <span lang="en">{series.meaning}</span>
            {series.counter && words.aSecond}
          </p>
          <Lines name={series.name} plotted={plotted(samples ?? [], series.name)} />
        </>
      )}
    </section>
  );
}

const Lines = ({ name, plotted: shown }: { readonly name: string; readonly plotted: Plotted }): JSX.Element =>
  shown.times.length === 0 ? (
    <Notice>{words.nextSample}</Notice>
  ) : shown.lines.length === 0 ? (
    <Notice>{words.noLine}</Notice>
  ) : (
    <>
      <Plot label={words.plotOf(name)} plotted={shown} />
      <Table plotted={shown} />
    </>
  );

/** The latest values of each line, the last one first. */
function Table({ plotted: { times, lines } }: { readonly plotted: Plotted }): JSX.Element {
  const latest = times
    .map((_, at) => at)
    .slice(-ROWS)
    .reverse();
  const said = (value: number | null | undefined): string =>
    value == null ? '–' : value.toLocaleString(locale, { maximumFractionDigits: 3 });
  return (
    <div class="table" role="group" aria-labelledby="metrics" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {lines.map(({ label }) => (
              <th key={label} scope="col" class="of-plot">
                {label === '' ? words.value : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latest.map((at) => (
            <tr key={times[at]}>
              <th scope="row">{new Date(times[at] ?? 0).toLocaleTimeString(locale)}</th>
              {lines.map(({ label, values }) => (
                <td key={label}>{said(values[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
