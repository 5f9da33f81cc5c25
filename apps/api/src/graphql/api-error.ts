import { GraphQLError } from 'graphql';

/**
 * Everything that a top-level error may say as `extensions.code`, with its HTTP status where no data is given.
 * What the rules refuse is no error but data: `CommandRejected`, `VersionConflict`.
 */
export const errorStatus = {
  BAD_USER_INPUT: 200,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 200,
  NOT_FOUND: 200,
  RATE_LIMITED: 429,
  QUERY_TOO_COSTLY: 200,
  COMMAND_ID_REUSED: 200,
  GAME_BUSY: 200,
} as const;

/** A code of the API's own errors. */
export type ErrorCode = keyof typeof errorStatus;

/** A mistake of the client's, or a limit of ours. The message is for people, the code for programs. */
export class ApiError extends GraphQLError {
  constructor(code: ErrorCode, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    const http = errorStatus[code] === 200 ? {} : { http: { status: errorStatus[code] } };
    super(message, { extensions: { code, ...http, ...facts } });
  }
}
