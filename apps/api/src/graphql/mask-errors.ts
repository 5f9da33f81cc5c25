import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { InputError } from '#contracts';
import type { Locale } from '#kernel';
import { ApiError, errorCodes } from '../errors/api-error.js';
import { FAULT } from '../errors/fault.js';
import { faultStatus } from '../errors/http-status.js';
import { requestLocale } from '../requests/request-context.js';
import { DocumentError } from './document-error.js';
import { toldByGraphql } from './words-of-graphql.js';

/** Codes with which GraphQL itself refuses a request, besides the API's own codes. */
export const graphqlCodes = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
] as const;

/** The code of every fault of ours. */
export const FAULT_CODE = 'INTERNAL_SERVER_ERROR';

/** Codes of errors of clients, which they may read; everything else is a fault of ours. */
const OPEN_CODES: ReadonlySet<unknown> = new Set([...errorCodes, ...graphqlCodes]);

/** Called with a fault that was masked for a client. */
export type ReportFault = (fault: unknown, requestId: string) => void;

/**
 * An error as a client may see it. A fault becomes "Something went wrong" with its request id, by which it is found
 * in the log: none of its own message, stack, SQL or file paths reaches a client. Beside data, where the status is
 * 200, only `retryAfter` says when to retry.
 */
export function maskError(error: GraphQLError, requestId: string, report: ReportFault): GraphQLFormattedError {
  const locale = requestLocale();
  const cause = error.originalError;
  const place = {
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  };
  if (cause instanceof InputError)
    return { message: cause.told[locale], ...place, extensions: { code: 'BAD_USER_INPUT', requestId } };
  // Thrown inside a field; errors thrown before already have this form.
  if (cause instanceof ApiError)
    return {
      message: cause.messageIn(locale),
      ...place,
      extensions: { code: cause.code, ...cause.facts, requestId },
    };
  const { http: _http, stacktrace: _stack, originalError: _original, ...extensions } = extensionsOf(error);
  const code = isOpen(error) ? String(extensions['code']) : isMistake(error) ? 'BAD_USER_INPUT' : undefined;
  if (code !== undefined) {
    const { message, reason } = wordsFor(error, code, locale);
    return { message, ...place, extensions: { ...extensions, code, ...reason, requestId } };
  }
  report(cause ?? error, requestId);
  const { retryAfter } = faultStatus;
  return { message: FAULT[locale], ...place, extensions: { code: FAULT_CODE, requestId, retryAfter } };
}

/**
 * The message of a refusal by GraphQL itself: in another language than English, together with the library's own
 * message.
 */
function wordsFor(
  error: GraphQLError,
  code: string,
  locale: Locale,
): { readonly message: string; readonly reason?: { readonly reason: string } } {
  const first = firstCause(error);
  if (first instanceof ApiError) return { message: first.messageIn(locale) };
  if (first instanceof DocumentError || first instanceof InputError) return { message: first.told[locale] };
  const told = toldByGraphql(error.message, code);
  return locale === 'en' ? { message: told.en } : { message: told[locale], reason: { reason: told.en } };
}

const extensionsOf = (error: GraphQLError): Record<string, unknown> => ({ ...error.extensions });

/** Errors without a cause come from GraphQL itself; those with one are open only when they are GraphQL errors with an open code. */
function isOpen(error: GraphQLError): boolean {
  const cause = error.originalError;
  if (cause && !(cause instanceof GraphQLError)) return false;
  return OPEN_CODES.has(error.extensions['code']);
}

/**
 * Whether GraphQL itself could not read the client's input: the variables as a whole before any field, or an argument
 * or a directive, to which the error then points. An error that points to a field arose in the response, and is a
 * fault of ours.
 */
function isMistake(error: GraphQLError): boolean {
  const first = firstCause(error);
  if (error.extensions['code'] !== undefined) return false;
  if (!(first instanceof GraphQLError || first instanceof InputError)) return false;
  return error.path === undefined || (error.nodes ?? []).some(({ kind }) => kind !== Kind.FIELD);
}

function firstCause(error: Error): Error {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  return cause ? firstCause(cause) : error;
}
