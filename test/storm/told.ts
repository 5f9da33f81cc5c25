import type { StormServers } from './storm-servers.js';

/** The code of a fault that the server calls its own. */
const FAULT = 'INTERNAL_SERVER_ERROR';

/** Codes with which the server closes a socket for a fault of its own. */
const CLOSED_FOR_FAULT: ReadonlySet<unknown> = new Set([1013, 4500]);

/** A question without an answer: it is to be asked again. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
}

/**
 * The answers of an API to players under faults. An answer is right, or says that the fault is the server's and that it is
 * worth asking again; a connection breaks while its API is killed, and never else. Records all deviations.
 */
export class Told {
  /** The wrong answers. */
  readonly wrong: string[] = [];
  /** How often a fault was told as such. */
  faults = 0;
  /** How often a connection broke with the API behind it. */
  broken = 0;

  constructor(private readonly servers: Pick<StormServers, 'wasDown'>) {}

  /** Sends a document. Gives its data; throws `Unanswered` for everything else. */
  async ask<T>(url: string, query: string, token: string, variables: object = {}): Promise<T> {
    const asked = performance.now();
    let response: Response;
    let answer: Answer;
    try {
      response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      answer = (await response.json()) as Answer;
    } catch (fault) {
      throw this.connectionBroke(url, asked, `${query}: ${reasonOf(fault)}`);
    }
    const { data, errors } = answer;
    if (!errors && data && response.status === 200) return data as T;
    const isTold = data ? response.status === 200 : response.status === 503 && response.headers.has('retry-after');
    throw this.refused(isTold ? (errors ?? []) : [], `${query}: ${response.status} ${JSON.stringify(answer)}`);
  }

  /** The cause of the end of a subscription that is not complete. */
  subscriptionBroke(url: string, since: number, fault: unknown): void {
    const { code, reason } = (fault ?? {}) as { readonly code?: unknown; readonly reason?: unknown };
    if (Array.isArray(fault)) this.refused(fault as NonNullable<Answer['errors']>, JSON.stringify(fault));
    else if (CLOSED_FOR_FAULT.has(code)) this.faults += 1;
    else this.connectionBroke(url, since, `subscription: ${reasonOf(fault)} ${String(code)} ${String(reason)}`);
  }

  private connectionBroke(url: string, since: number, what: string): Unanswered {
    if (this.servers.wasDown(url, since)) this.broken += 1;
    else this.wrong.push(`The connection broke: ${what}`);
    return new Unanswered(what);
  }

  private refused(errors: NonNullable<Answer['errors']>, what: string): Unanswered {
    if (errors.length > 0 && errors.every(({ extensions }) => extensions?.code === FAULT)) this.faults += 1;
    else this.wrong.push(what);
    return new Unanswered(what);
  }
}

function reasonOf(fault: unknown): string {
  const { message, cause } = (fault ?? {}) as { readonly message?: unknown; readonly cause?: unknown };
  return cause === undefined ? String(message) : `${String(message)}, ${reasonOf(cause)}`;
}
