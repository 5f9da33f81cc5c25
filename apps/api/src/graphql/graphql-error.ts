import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import { httpStatusOf } from '../errors/http-status.js';
import { requestLocale } from '../requests/request-context.js';
import { asError } from './as-error.js';

/**
 * An error of the API's own in GraphQL's form, with the status and headers that Apollo sends; others stay as they
 * are.
 */
export function asGraphqlError(error: unknown, locale = requestLocale()): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, facts } = error;
  return new GraphQLError(error.messageIn(locale), {
    originalError: error,
    extensions: { code, ...facts, http: httpOf(error) },
  });
}

/**
 * Runs a function before GraphQL executes anything. Throws its ApiErrors in GraphQL's form, and faults with their
 * status over HTTP.
 */
export async function inGraphql<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof GraphQLError ? error : dressed(error);
  }
}

const dressed = (error: unknown): unknown =>
  error instanceof ApiError
    ? asGraphqlError(error)
    : new GraphQLError('fault', { originalError: asError(error), extensions: { http: httpOf(error) } });

function httpOf(error: unknown): object {
  const { status, retryAfter } = httpStatusOf(error);
  const headers = retryAfter === undefined ? undefined : new HeaderMap([['retry-after', String(retryAfter)]]);
  return { status, ...(headers ? { headers } : {}) };
}
