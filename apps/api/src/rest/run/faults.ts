import { InputError } from '#contracts';
import { GraphQLError } from 'graphql';
import { ApiError } from '../../errors/api-error.js';
import { Refused } from './refused.js';

/** The error of an operation, as it was thrown: a mistake of the client, or else a fault of ours. */
export function faultOf(error: GraphQLError): unknown {
  const cause = error.originalError;
  if (cause instanceof GraphQLError) return faultOf(cause);
  if (cause instanceof InputError) return new ApiError('BAD_USER_INPUT', cause.told);
  return cause ?? error;
}

/** True for an error that a client may read. */
export const isToldOf = (fault: unknown): fault is ApiError | Refused =>
  fault instanceof ApiError || fault instanceof Refused;
