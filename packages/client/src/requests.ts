import { Backoff, pause } from './backoff.js';
import { ChroniclerError, errorOf, type Fault } from './errors.js';
import { addressOf, TIMEOUT, tokenOf, type ClientSettings } from './settings.js';

/** The options of a request. */
export interface Sending {
  /** Ends it: the promise rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /**
   * True for a request that must not happen twice, and has no id of its own: it is sent again only where it surely
   * has not happened.
   */
  readonly isOnce?: boolean;
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly Fault[];
}

/** Queries and mutations, over HTTP. */
export class Requests {
  constructor(private readonly settings: ClientSettings) {}

  /**
   * The data of a response. The same request is sent again, unchanged, while the server is away, busy, or asks to wait.
   * Throws a ChroniclerError for everything else, and at the end of its patience.
   */
  async send<Result>(document: string, variables: object, { signal, isOnce = false }: Sending = {}): Promise<Result> {
    const { backoff: pauses, patience = 120_000 } = this.settings;
    const backoff = new Backoff(pauses);
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await this.try<Result>(document, variables, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof ChroniclerError) || !error.isPassing) throw error;
        if (isOnce && error.code !== 'RATE_LIMITED') throw error;
        const wait = backoff.next(error.retryAfter);
        if (Date.now() + wait > end) throw error;
        await pause(wait, signal);
        signal?.throwIfAborted();
      }
    }
  }

  private async try<Result>(document: string, variables: object, signal: AbortSignal | undefined): Promise<Result> {
    const { response, text } = await this.post(JSON.stringify({ query: document, variables }), signal);
    const answer = readAnswer<Result>(text);
    if (answer?.errors && answer.errors.length > 0) throw errorOf(withRetryAfter(answer.errors, response));
    if (answer?.data != null) return answer.data;
    throw withoutAnswer(response, text);
  }

  private async post(
    body: string,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly response: Response; readonly text: string }> {
    const { fetch: send = fetch, timeout = TIMEOUT, locale } = this.settings;
    const token = await tokenOf(this.settings);
    const giveUp = AbortSignal.timeout(timeout);
    try {
      const response = await send(addressOf(this.settings, '/graphql'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(locale === undefined ? {} : { 'accept-language': locale }),
        },
        body,
        signal: signal ? AbortSignal.any([signal, giveUp]) : giveUp,
      });
      return { response, text: await response.text() };
    } catch (cause) {
      throw new ChroniclerError('UNREACHABLE', 'The server does not answer.', {}, { cause });
    }
  }
}

function readAnswer<Result>(text: string): Answer<Result> | undefined {
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The response of a proxy for a server that is away is not GraphQL. */
function withoutAnswer({ status, headers }: Response, text: string): ChroniclerError {
  const isPassing = status === 429 || status >= 500;
  const said = text.slice(0, 200);
  return new ChroniclerError(
    isPassing ? 'UNREACHABLE' : 'NO_ANSWER',
    `The server answered ${status} without GraphQL: ${said}`,
    retryAfterIn(headers),
  );
}

function withRetryAfter([first, ...others]: readonly Fault[], { headers }: Response): readonly Fault[] {
  return first ? [{ ...first, extensions: { ...retryAfterIn(headers), ...first.extensions } }, ...others] : others;
}

/** The header `Retry-After`, in seconds. */
function retryAfterIn(headers: Headers): { readonly retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {};
}
