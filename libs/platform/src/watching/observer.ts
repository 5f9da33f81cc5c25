/** The deeds of a process that take time, and their labels when they have ended. Values are few: each is a series of its own. */
export interface Measurements {
  /** A request over HTTP. */
  readonly request: { readonly method: string; readonly status: string };
  /** A command on a game or a campaign. */
  readonly command: {
    readonly stream: string;
    readonly ruleset: string;
    readonly by: 'player' | 'system';
    readonly outcome: string;
  };
  /** A commit on its way into the store. */
  readonly append: { readonly outcome: string };
  /** A job that meets an obligation. */
  readonly job: { readonly kind: string; readonly outcome: 'done' | 'early' | 'failed' };
}

/** Instant events. */
export interface Happenings {
  /** A stream was wanted as it is now: it was in memory, an older one was and was brought up, or it came from the store. */
  readonly load: { readonly from: 'memory' | 'older' | 'store' };
  /** A fault that no client was told of in detail was reported. */
  readonly fault: object;
}

/** Things whose size changes. */
export type Level = 'sockets' | 'liveAnswers';

/** The ids of a deed in logs and traces; never a secret. */
export type Ids = Readonly<Record<string, string>>;

/** Told of the deeds of a process by the code that does them: the one interface for metrics and traces. It never makes a deed fail. */
export interface Observer {
  /**
   * Does a piece of work and watches it. `ended` gives its labels from its result; it is called without arguments when
   * the work has thrown.
   */
  during<Name extends keyof Measurements, T>(
    name: Name,
    ids: Ids,
    work: () => Promise<T>,
    ended: (end?: { readonly result: T }) => Measurements[Name],
  ): Promise<T>;
  /** Something has happened. */
  happened<Name extends keyof Happenings>(name: Name, facts: Happenings[Name]): void;
  /** Something is now as large as this. */
  stands(name: Level, value: number): void;
}

/** Several observers in one, each within the one before. */
export const together = (observers: readonly Observer[]): Observer => ({
  during: (name, ids, work, ended) =>
    observers.reduceRight<typeof work>((inner, observer) => () => observer.during(name, ids, inner, ended), work)(),
  happened: (name, facts) => {
    for (const observer of observers) observer.happened(name, facts);
  },
  stands: (name, value) => {
    for (const observer of observers) observer.stands(name, value);
  },
});

/** An observer that does nothing. */
export const unwatched: Observer = {
  during: (_name, _ids, work) => work(),
  happened: () => undefined,
  stands: () => undefined,
};
