import { localized } from '#kernel';
import type { Request } from 'express';
import { ApiError } from '../../errors/api-error.js';

/** Throws an ApiError `NOT_ACCEPTABLE` when a client accepts none of the media types of an answer. */
export function mustAccept(request: Request, types: readonly string[]): void {
  if (request.accepts([...types]) !== false) return;
  const all = types.join(', ');
  throw new ApiError(
    'NOT_ACCEPTABLE',
    localized(
      `“Accept” allows none of the types of this answer: ${all}.`,
      `« Accept » n’admet aucun des types de cette réponse : ${all}.`,
    ),
  );
}
