/**
 * Everything that an error of the API's own may say, over GraphQL as `extensions.code`; docs/protocol.md explains each.
 * What the rules refuse is no error but data: `CommandRejected`, `VersionConflict`.
 */
export const errorCodes = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'REQUEST_TOO_LARGE',
  'RATE_LIMITED',
  'QUERY_TOO_COSTLY',
  'COMMAND_ID_REUSED',
  'GAME_BUSY',
  'GAME_PARKED',
  'AHEAD_OF_GAME',
] as const;

/** A code of the API's own errors. */
export type ErrorCode = (typeof errorCodes)[number];

/**
 * A mistake of the client's, or a limit of ours. The message is for people, code and facts are for programs.
 * Says nothing of how it travels: GraphQL and REST dress it where it leaves the server.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
