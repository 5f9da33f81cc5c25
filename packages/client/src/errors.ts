/** An error as GraphQL tells it. */
export interface Fault {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Something that went wrong, by a code that programs branch on: one of the server's (`NOT_FOUND`, `RATE_LIMITED`, …), or one of
 * this package: `UNREACHABLE` (nobody knows whether the request arrived), `SOCKET_CLOSED`, `GAP`, `SEED_MISMATCH`, `REFUSED`.
 */
export class ChroniclerError extends Error {
  override readonly name = 'ChroniclerError';

  constructor(
    readonly code: string,
    message: string,
    /** What else the server says: `retryAfter`, `requestId`, `version`, … */
    readonly extensions: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Seconds after which it is worth trying again, where somebody says so. */
  get retryAfter(): number | undefined {
    const { retryAfter } = this.extensions;
    return typeof retryAfter === 'number' ? retryAfter : undefined;
  }

  /** Whether the same may succeed later. */
  get isPassing(): boolean {
    return PASSING.has(this.code);
  }
}

const PASSING: ReadonlySet<string> = new Set(['RATE_LIMITED', 'GAME_BUSY', 'INTERNAL_SERVER_ERROR', 'UNREACHABLE']);

/** The first of the errors of an answer, which has at least one. */
export function errorOf([first]: readonly Fault[]): ChroniclerError {
  const { message = 'The server gave no reason.', extensions = {} } = first ?? {};
  const { code } = extensions;
  return new ChroniclerError(typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', message, extensions);
}
