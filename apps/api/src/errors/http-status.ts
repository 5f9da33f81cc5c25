import { ApiError, type ErrorCode } from './api-error.js';

/** The form of an error over HTTP. */
export interface HttpStatus {
  readonly status: number;
  readonly title: string;
  /** Seconds after which the same request may be sent again; absent where that would not help. */
  readonly retryAfter?: number;
}

const statuses: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> = {
  BAD_REQUEST: [400, 'Bad Request'],
  BAD_USER_INPUT: [400, 'Bad Request'],
  UNAUTHENTICATED: [401, 'Unauthorized'],
  FORBIDDEN: [403, 'Forbidden'],
  NOT_FOUND: [404, 'Not Found'],
  METHOD_NOT_ALLOWED: [405, 'Method Not Allowed'],
  NOT_ACCEPTABLE: [406, 'Not Acceptable'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported Media Type'],
  UNKNOWN_DOCUMENT: [400, 'Bad Request'],
  REQUEST_TOO_LARGE: [413, 'Content Too Large'],
  RATE_LIMITED: [429, 'Too Many Requests'],
  SERVER_BUSY: [503, 'Service Unavailable'],
  ISSUER_AWAY: [503, 'Service Unavailable'],
  QUERY_TOO_COSTLY: [400, 'Bad Request'],
  COMMAND_ID_REUSED: [409, 'Conflict'],
  GAME_BUSY: [409, 'Conflict'],
  GAME_PARKED: [409, 'Conflict'],
  AHEAD_OF_GAME: [409, 'Conflict'],
};

/** The codes of the errors with an HTTP status. */
export const codesWith = (status: number): readonly ErrorCode[] =>
  (Object.keys(statuses) as ErrorCode[]).filter((code) => statuses[code][0] === status);

/** The retry delay of a fault of ours: most are over in seconds, as when the database restarts. */
export const faultStatus = { status: 503, title: 'Service Unavailable', retryAfter: 5 } as const satisfies HttpStatus;

/** The form of an error over HTTP, over GraphQL and REST alike. Anything but an ApiError is a fault of ours. */
export function httpStatusOf(error: unknown): HttpStatus {
  if (!(error instanceof ApiError)) return faultStatus;
  const [status, title] = statuses[error.code];
  const { retryAfter } = error.facts;
  return { status, title, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
}
