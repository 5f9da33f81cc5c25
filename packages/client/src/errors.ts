/** An error in GraphQL's form. */
export interface Fault {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An error with a code for programs: one of the server's (`NOT_FOUND`, `RATE_LIMITED`, …), or one of this package:
 * `UNREACHABLE` (it is unknown whether the request arrived), `SOCKET_CLOSED`, `GAP`, `SEED_MISMATCH`, `REFUSED`.
 */
export class ChroniclerError extends Error {
  override readonly name = 'ChroniclerError';

  constructor(
    readonly code: string,
    message: string,
    /** Further details of the server: `retryAfter`, `requestId`, `version`, … */
    readonly extensions: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Seconds after which to retry, if known. */
  get retryAfter(): number | undefined {
    const { retryAfter } = this.extensions;
    return typeof retryAfter === 'number' ? retryAfter : undefined;
  }

  /** Whether a retry may succeed later. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }
}

const PASSING: ReadonlySet<string> = new Set(['RATE_LIMITED', 'GAME_BUSY', 'INTERNAL_SERVER_ERROR', 'UNREACHABLE']);

/** The first error of a response with at least one. */
export function errorOf([first]: readonly Fault[]): ChroniclerError {
  const { message = 'The server gave no reason.', extensions = {} } = first ?? {};
  const { code } = extensions;
  return new ChroniclerError(typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', message, extensions);
}
