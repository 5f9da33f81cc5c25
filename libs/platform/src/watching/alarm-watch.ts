import { everyAlarm, PERIOD, SLOW_APPEND, type Alarm, type Condition } from './alarms.js';
import { inTime, type Look, type Reader, type Reading } from './in-time.js';
import type { Observer } from './observer.js';
import { readSeries, type ReadName } from './series.js';

/** Milliseconds from one look at all conditions to the next. */
const EVERY = 60_000;

const PERIOD_MS = PERIOD * 60_000;

/** An alarm as it stands. */
export interface AlarmNow {
  readonly alarm: Alarm;
  /** What is compared with the limit; absent while it is not known. */
  readonly value: number | undefined;
  /** Since when it is on, in milliseconds since 1970, as far as this process has seen; absent while it is off. */
  readonly since: number | undefined;
}

/** What a process has done since its start. */
interface Counts {
  readonly fault: number;
  readonly busy: number;
  readonly appends: number;
  readonly slow: number;
}

/**
 * Keeps the state of every alarm, whether or not the process tells its series: readings are looked up, deeds are those of this
 * process. Its observer counts.
 */
export class AlarmWatch implements Reader {
  private readonly looks = new Map<ReadName, Look>();
  private readonly states = new Map<Alarm, { readonly value: number | undefined; readonly from: number | undefined }>();
  private counts: Counts = { fault: 0, busy: 0, appends: 0, slow: 0 };
  /** The counts at the looks of the last period, the oldest first. */
  private marks: readonly { readonly at: number; readonly counts: Counts }[] = [];
  private timer: NodeJS.Timeout | undefined;

  readonly observer: Observer = {
    during: async (name, _ids, work, ended) => {
      if (name !== 'command' && name !== 'append') return work();
      const began = performance.now();
      let end: Parameters<typeof ended>[0];
      try {
        const result = await work();
        end = { result };
        return result;
      } finally {
        this.count(name, (performance.now() - began) / 1_000, ended(end));
      }
    },
    happened: () => undefined,
    stands: () => undefined,
  };

  /** Has a series looked up for the alarms that read it. */
  read(name: ReadName, look: Look): void {
    this.looks.set(name, look);
  }

  /** Looks now, and then every minute until `stop`. */
  start(): void {
    const look = (): void => void this.look(Date.now());
    look();
    this.timer = setInterval(look, EVERY).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Brings every alarm up to date; a time is in milliseconds since 1970. Never throws: what cannot be read is not known. */
  async look(at: number): Promise<void> {
    this.marks = [...this.marks.filter((mark) => mark.at >= at - PERIOD_MS), { at, counts: this.counts }];
    await Promise.all(
      everyAlarm.map(async (alarm) => {
        const value = await this.valueOf(alarm.condition);
        const last = this.states.get(alarm)?.from;
        const isOn = value === undefined ? last !== undefined : value > alarm.condition.above;
        this.states.set(alarm, { value, from: isOn ? (last ?? at) : undefined });
      }),
    );
  }

  /** Every alarm at a time, in milliseconds since 1970, as of the last look. */
  now(at = Date.now()): readonly AlarmNow[] {
    return everyAlarm.map((alarm) => {
      const { value, from } = this.states.get(alarm) ?? { value: undefined, from: undefined };
      const lasts = 'lasts' in alarm.condition;
      const isOff = from === undefined || (lasts && at - from < PERIOD_MS);
      return { alarm, value, since: isOff ? undefined : from };
    });
  }

  private count(name: 'command' | 'append', seconds: number, labels: object): void {
    const { fault, busy, appends, slow } = this.counts;
    const outcome = 'outcome' in labels && labels.outcome;
    this.counts =
      name === 'append'
        ? { fault, busy, appends: appends + 1, slow: slow + (seconds > SLOW_APPEND ? 1 : 0) }
        : { appends, slow, fault: fault + (outcome === 'fault' ? 1 : 0), busy: busy + (outcome === 'busy' ? 1 : 0) };
  }

  private async valueOf(condition: Condition): Promise<number | undefined> {
    if ('reads' in condition) return this.largest(condition);
    const since = (name: keyof Counts): number => this.counts[name] - (this.marks[0]?.counts[name] ?? 0);
    if ('commands' in condition) return since(condition.commands);
    return since('appends') === 0 ? 0 : since('slow') / since('appends');
  }

  private async largest({
    reads,
    where,
  }: Extract<Condition, { readonly reads: ReadName }>): Promise<number | undefined> {
    const matches = ({ labels = {} }: Reading): boolean => !where || where[1].includes(labels[where[0]] ?? '');
    try {
      const values = (await inTime(readSeries[reads], this.looks.get(reads) ?? (() => []))).filter(matches);
      return values.length === 0 ? undefined : Math.max(...values.map(({ value }) => value));
    } catch {
      // The health of the process says what is away, and its log says why.
      return undefined;
    }
  }
}
