import type { Locale, Localized } from '#kernel';

/**
 * All codes of the API's own errors, over GraphQL as `extensions.code`; docs/protocol.md explains each. A refusal by
 * the rules is not an error but data: `CommandRejected`, `VersionConflict`.
 */
export const errorCodes = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNKNOWN_DOCUMENT',
  'REQUEST_TOO_LARGE',
  'RATE_LIMITED',
  'SERVER_BUSY',
  'ISSUER_AWAY',
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
 * Independent of transport and language: GraphQL and REST format it where it leaves the server.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** @param told the message for people, in every language. */
  constructor(
    readonly code: ErrorCode,
    private readonly told: Localized,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(told.en);
  }

  /** The message in a language. */
  messageIn(locale: Locale): string {
    return this.told[locale];
  }
}
