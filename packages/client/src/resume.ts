import { Backoff, pause } from './backoff.js';
import { ChroniclerError, errorOf, type Fault } from './errors.js';
import type { ClientSettings } from './settings.js';
import type { Loss, Message, Subscription } from './sockets.js';

/** A stream that can be resumed. */
export interface Resumable<Result> {
  /** Subscribes from its current position. */
  readonly open: () => Promise<Subscription<Result>>;
  /** The kind of a message: new, known, or a sign that something in between is missing. */
  readonly judge: (message: Result) => 'new' | 'known' | 'gap';
  readonly signal?: AbortSignal | undefined;
}

/** How often in a row an error may occur that is not the network's. */
const MOST_GAPS = 3;

/**
 * All messages of a stream, across disconnects: it subscribes again after a growing pause. Ends when the server
 * completes it, or the signal is raised. Throws a ChroniclerError for errors that a retry does not fix.
 */
export async function* resume<Result>(
  { open, judge, signal }: Resumable<Result>,
  settings: ClientSettings,
): AsyncGenerator<Result, void, undefined> {
  const backoff = new Backoff(settings.backoff);
  const breaks = new Breaks(typeof settings.token === 'function');
  while (signal?.aborted !== true) {
    const told = new Told(open, signal);
    let wait: number;
    try {
      for (;;) {
        const message = await told.next();
        if (message === undefined) return;
        const kind = judge(message);
        if (kind === 'gap') throw new ChroniclerError('GAP', 'The server has left something out.');
        if (kind === 'known') continue;
        backoff.reset();
        breaks.isMended();
        yield message;
      }
    } catch (fault) {
      wait = backoff.next(breaks.waitAfter(fault));
    } finally {
      await told.end();
    }
    await pause(wait, signal);
  }
}

/** One subscription. */
class Told<Result> {
  private subscription: Subscription<Result> | undefined;
  private readonly aborted: Promise<undefined>;
  private stop: () => void = () => undefined;

  constructor(
    private readonly open: () => Promise<Subscription<Result>>,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.aborted = new Promise((resolve) => {
      this.stop = () => resolve(undefined);
      signal?.addEventListener('abort', this.stop, { once: true });
    });
  }

  /** The next message; `undefined` at the end, or when the signal is raised. Throws on a disconnect. */
  async next(): Promise<Result | undefined> {
    this.subscription ??= await this.open();
    const step = this.subscription.next();
    // A promise that is no longer awaited must not reject unhandled.
    step.catch(() => undefined);
    const read = await Promise.race([step, this.aborted]).catch((fault: unknown) => {
      throw this.breakOf(fault);
    });
    if (read === undefined) return undefined;
    const loss = this.subscription.lost();
    if (read.done !== true) return dataOf(read.value);
    if (loss) throw lossError(loss);
    return undefined;
  }

  async end(): Promise<void> {
    this.signal?.removeEventListener('abort', this.stop);
    await this.subscription?.return?.();
  }

  private breakOf(fault: unknown): ChroniclerError {
    if (Array.isArray(fault)) return errorOf(fault as readonly Fault[]);
    const { code, reason } = fault as Partial<Loss>;
    if (typeof code === 'number') return lossError({ code, reason: reason ?? '' });
    return lossError(this.subscription?.lost() ?? { code: undefined, reason: String(fault) });
  }
}

function dataOf<Result>({ data, errors }: Message<Result>): Result {
  if (errors && errors.length > 0) throw errorOf(errors);
  if (data == null) throw new ChroniclerError('INTERNAL_SERVER_ERROR', 'A message says nothing.');
  return data;
}

const lossError = ({ code, reason }: Loss): ChroniclerError =>
  new ChroniclerError('SOCKET_CLOSED', reason === '' ? `The socket closed: ${String(code)}` : reason, {
    closeCode: code,
    // A client that has used up its points of a minute waits for the next one.
    ...(code === 4429 ? { retryAfter: 60 } : {}),
  });

/** Close codes after which a retry would be refused again. */
const FINAL: ReadonlySet<unknown> = new Set([1009, 4400, 4401, 4406, 4409]);

/** Consecutive errors. */
class Breaks {
  private gaps = 0;
  private refusals = 0;

  /** @param mayGetToken whether a new token can be had. */
  constructor(private readonly mayGetToken: boolean) {}

  isMended(): void {
    this.gaps = 0;
    this.refusals = 0;
  }

  /** Seconds to wait before the next try. Throws the error where there must be none. */
  waitAfter(fault: unknown): number | undefined {
    if (!(fault instanceof ChroniclerError)) throw fault;
    if (!this.isWorthATry(fault)) throw fault;
    return fault.retryAfter;
  }

  private isWorthATry({ code, extensions, isPassing }: ChroniclerError): boolean {
    if (code === 'GAP') return (this.gaps += 1) < MOST_GAPS;
    if (code !== 'SOCKET_CLOSED') return isPassing;
    const { closeCode } = extensions;
    // The token is no longer valid: one retry with a new token.
    if (closeCode === 4403) return this.mayGetToken && (this.refusals += 1) < 2;
    return !FINAL.has(closeCode);
  }
}
