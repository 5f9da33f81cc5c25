import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { ApiError, type ErrorCode } from '../errors/api-error.js';

/** HTTP statuses of errors that come without data; every other answer is 200. */
const statuses: Partial<Record<ErrorCode, number>> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429 };

/** An error of the API's own as GraphQL carries it, with the status and headers that Apollo sends; others stay as they are. */
export function asGraphqlError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, facts } = error;
  return new GraphQLError(message, { extensions: { code, ...facts, ...httpOf(error) } });
}

/** Runs something of GraphQL's own. Throws its ApiErrors as GraphQL carries them. */
export async function inGraphql<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw asGraphqlError(error);
  }
}

function httpOf({ code, facts: { retryAfter } }: ApiError): object {
  const status = statuses[code];
  if (status === undefined) return {};
  const headers = typeof retryAfter === 'number' ? new HeaderMap([['retry-after', String(retryAfter)]]) : undefined;
  return { http: { status, ...(headers ? { headers } : {}) } };
}
