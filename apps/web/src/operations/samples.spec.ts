import { plotted, withSample, type Sample, type Series } from './samples.js';

const counter = (values: Readonly<Record<string, number>>): Series => seriesOf('requests', true, values);

const seriesOf = (name: string, isCounter: boolean, values: Readonly<Record<string, number>>): Series => ({
  name,
  meaning: name,
  counter: isCounter,
  lines: Object.entries(values).map(([label, value]) => ({ labels: label === '' ? [] : [label], value })),
});

const samples = (...series: readonly Series[]): readonly Sample[] =>
  series.map((one, at) => ({ at: at * 5_000, series: [one] }));

describe('A series over time', () => {
  it('has the values of a gauge as they are', () => {
    const read = samples(seriesOf('sockets', false, { '': 3 }), seriesOf('sockets', false, { '': 1 }));
    expect(plotted(read, 'sockets')).toEqual({ times: [0, 5_000], lines: [{ label: '', values: [3, 1] }] });
    expect(plotted(read, 'others')).toEqual({ times: [], lines: [] });
  });

  it('has the rate a second of a counter, also of a line that begins later, and after a restart', () => {
    const read = samples(counter({ a: 10 }), counter({ a: 20, b: 5 }), counter({ a: 0 }));
    expect(plotted(read, 'requests')).toEqual({
      times: [5_000, 10_000],
      lines: [
        { label: 'a', values: [2, 0] },
        { label: 'b', values: [1, null] },
      ],
    });
  });

  it('has its largest lines, and the latest samples', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`line ${String(at)}`, at]));
    const { lines } = plotted(samples(seriesOf('x', false, many)), 'x');
    expect(lines.map(({ values }) => values[0])).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
    let kept: readonly Sample[] = [];
    for (let at = 0; at < 300; at += 1) kept = withSample(kept, { at, series: [] });
    expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([240, 60, 299]);
  });
});
