import type { Measurements, Happenings, Level } from './observer.js';

/** One series of a process, as Prometheus reads it. */
export interface Series {
  readonly name: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  readonly labels: readonly string[];
  /** For readers of a dashboard: what is counted, and in which unit. */
  readonly meaning: string;
}

const counter = (name: string, labels: readonly string[], meaning: string): Series => ({
  name: `chronicler_${name}_total`,
  type: 'counter',
  labels,
  meaning,
});
const histogram = (name: string, labels: readonly string[], meaning: string): Series => ({
  name: `chronicler_${name}_seconds`,
  type: 'histogram',
  labels,
  meaning,
});
const gauge = (name: string, labels: readonly string[], meaning: string): Series => ({
  name: `chronicler_${name}`,
  type: 'gauge',
  labels,
  meaning,
});

/** For each deed how often it was done, and how long it took. */
export const measurementSeries: Readonly<
  Record<keyof Measurements, { readonly total: Series; readonly seconds: Series }>
> = {
  request: {
    total: counter(
      'requests',
      ['method', 'status'],
      'requests over HTTP that were answered, or given up by the client',
    ),
    seconds: histogram('request', [], 'time from a request to the end of its answer'),
  },
  command: {
    total: counter(
      'commands',
      ['stream', 'ruleset', 'by', 'outcome'],
      'commands on games and campaigns, of players and of the system (jobs)',
    ),
    seconds: histogram('command', ['ruleset'], 'time of a command, its append included'),
  },
  append: {
    total: counter('appends', ['outcome'], 'commits sent to the store'),
    seconds: histogram('append', [], 'time of an append, the wait for its statement included'),
  },
  job: {
    total: counter('jobs', ['kind', 'outcome'], 'obligations that a worker has met, found early, or failed to meet'),
    seconds: histogram('job', ['kind'], 'time of a job'),
  },
};

/** For each sort of happening how often there was one. */
export const happeningSeries: Readonly<Record<keyof Happenings, Series>> = {
  load: counter('loads', ['from'], 'games and campaigns that were wanted as they are now, by where they came from'),
  fault: counter('faults', [], 'faults in the log'),
};

const sockets = gauge('sockets', ['over'], 'open sockets of subscribers, and answers of REST that go on');

/** Sizes, told when they change: the series, and its labels there. */
export const levelSeries: Readonly<
  Record<Level, { readonly series: Series; readonly labels: Readonly<Record<string, string>> }>
> = {
  sockets: { series: sockets, labels: { over: 'websocket' } },
  liveAnswers: { series: sockets, labels: { over: 'rest' } },
};

/** The series that are looked up on every read. */
export const readSeries = {
  warmGames: gauge('warm_games', [], 'games kept folded in memory'),
  feedLag: gauge(
    'feed_lag_seconds',
    ['reader'],
    'age of the oldest commit that a reader has not taken in: the feed itself, and each read model',
  ),
  queueJobs: gauge('queue_jobs', ['state'], 'jobs in the queue'),
  obligations: gauge('obligations', ['age'], 'open obligations: not due yet, and overdue by up to so long'),
  waitingWebhooks: gauge(
    'waiting_webhooks',
    ['state'],
    'webhooks with waiting deliveries: due now, or later after a failed attempt',
  ),
  waitingNotifications: gauge(
    'waiting_notifications',
    ['state'],
    'channels with waiting notifications: due now, or later',
  ),
  verifiedStreams: gauge('verified_streams', [], 'games and other streams that the last verification has checked'),
  verificationFaults: gauge('verification_faults', [], 'faults that are known after it'),
  verificationAge: gauge('verification_age_seconds', [], 'how long ago it ended'),
  parkedGames: gauge('parked_games', [], 'games that are parked, 100 at most'),
} as const satisfies Readonly<Record<string, Series>>;

/** The name of a series that is looked up. */
export type ReadName = keyof typeof readSeries;

/** Every series of ours. docs/guides/run-in-production.md shows this table, held by a test. */
export const everySeries: readonly Series[] = [
  ...Object.values(measurementSeries).flatMap(({ total, seconds }) => [total, seconds]),
  ...Object.values(happeningSeries),
  ...new Set(Object.values(levelSeries).map(({ series }) => series)),
  ...Object.values<Series>(readSeries),
];
