import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { inTime, type Look, type Reading } from './in-time.js';
import type { Measurements, Happenings, Ids, Level, Observer } from './observer.js';
import { measurementSeries, happeningSeries, levelSeries, readSeries, type ReadName, type Series } from './series.js';

/** Upper bounds of the times that are counted together, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A series as it stands, and its lines: one for each combination of labels. */
export interface SeriesNow {
  readonly name: string;
  /** What is counted, and in which unit. */
  readonly meaning: string;
  /** Whether it only rises, so that its rate says more than its value. */
  readonly isCounter: boolean;
  readonly lines: readonly Required<Reading>[];
}

/** Counts and times the deeds of a process, for Prometheus. */
export class Metrics implements Observer {
  private readonly registry = new Registry();
  private readonly counters = new Map<Series, Counter>();
  private readonly histograms = new Map<Series, Histogram>();
  private readonly gauges = new Map<Series, Gauge>();

  /** `report` is told of looks that failed. */
  constructor(private readonly report: (fault: unknown) => void) {
    collectDefaultMetrics({ register: this.registry });
    for (const { total, seconds } of Object.values(measurementSeries)) {
      this.addCounter(total);
      this.histograms.set(seconds, new Histogram({ ...this.described(seconds), buckets: BUCKETS }));
    }
    Object.values(happeningSeries).forEach((series) => this.addCounter(series));
    for (const { series, labels } of Object.values(levelSeries)) {
      const known = this.gauges.get(series) ?? new Gauge(this.described(series));
      known.set(labels, 0);
      this.gauges.set(series, known);
    }
  }

  async during<Name extends keyof Measurements, T>(
    name: Name,
    _ids: Ids,
    work: () => Promise<T>,
    ended: (end?: { readonly result: T }) => Measurements[Name],
  ): Promise<T> {
    const began = performance.now();
    let end: { readonly result: T } | undefined;
    try {
      end = { result: await work() };
      return end.result;
    } finally {
      this.timed(name, (performance.now() - began) / 1_000, ended(end));
    }
  }

  happened<Name extends keyof Happenings>(name: Name, facts: Happenings[Name]): void {
    this.counters.get(happeningSeries[name])?.inc({ ...facts });
  }

  stands(name: Level, value: number): void {
    const { series, labels } = levelSeries[name];
    this.gauges.get(series)?.set(labels, value);
  }

  /**
   * Has a series looked up on every read. A look that fails, or takes more than two seconds, leaves the series out
   * and is reported: an earlier value is not told again.
   */
  read(name: ReadName, look: Look): void {
    const { report } = this;
    const series = readSeries[name];
    new Gauge({
      ...this.described(series),
      async collect() {
        this.reset();
        try {
          for (const { labels = {}, value } of await inTime(series, look)) this.set(labels, value);
        } catch (fault) {
          report(fault);
        }
      },
    });
  }

  /** Everything, in the text that Prometheus reads, with its content type. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  /** Everything as values; of times their number and their sum, without buckets. */
  async series(): Promise<readonly SeriesNow[]> {
    const all: readonly Told[] = await this.registry.getMetricsAsJSON();
    return all.flatMap(({ name, help: meaning, type, values }) => {
      const names = type === 'histogram' ? [`${name}_count`, `${name}_sum`] : [name];
      return names.map((own) => ({
        name: own,
        meaning,
        isCounter: type === 'counter' || type === 'histogram',
        lines: values
          .filter(({ metricName = name }) => metricName === own)
          .map(({ labels, value }) => ({ labels: asTexts(labels), value })),
      }));
    });
  }

  private timed<Name extends keyof Measurements>(name: Name, seconds: number, facts: Measurements[Name]): void {
    const series = measurementSeries[name];
    const labels: Readonly<Record<string, string>> = { ...facts };
    this.counters.get(series.total)?.inc(labels);
    const few = Object.fromEntries(series.seconds.labels.map((label) => [label, labels[label] ?? '']));
    this.histograms.get(series.seconds)?.observe(few, seconds);
  }

  private addCounter(series: Series): void {
    this.counters.set(series, new Counter(this.described(series)));
  }

  private described({ name, meaning, labels }: Series) {
    return { name, help: meaning, labelNames: [...labels], registers: [this.registry] };
  }
}

/** A series as the registry tells it: the values of a histogram have names of their own. */
interface Told {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly {
    readonly metricName?: string;
    readonly labels: Readonly<Record<string, string | number | undefined>>;
    readonly value: number;
  }[];
}

const asTexts = (labels: Told['values'][number]['labels']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
