import { HttpException } from '@nestjs/common';
import { localized, type Localized } from '#kernel';
import { ApiError, type ErrorCode } from './api-error.js';

interface Refusal {
  readonly code: ErrorCode;
  readonly told: Localized;
}

const refusals: Readonly<Record<number, Refusal>> = {
  404: { code: 'NOT_FOUND', told: localized('There is nothing at this address.', 'Il n’y a rien à cette adresse.') },
  413: { code: 'REQUEST_TOO_LARGE', told: localized('The request is too large.', 'La requête est trop grande.') },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    told: localized(
      'The server does not read this encoding or character set.',
      'Le serveur ne lit pas cet encodage ou ce jeu de caractères.',
    ),
  },
};

const UNREADABLE: Refusal = {
  code: 'BAD_REQUEST',
  told: localized(
    'The request cannot be read: its body is not JSON, or is incomplete.',
    'La requête est illisible : son corps n’est pas du JSON, ou est incomplet.',
  ),
};

/**
 * Turns a refusal of the web framework, before any handler of ours, into an error of the API's own; other errors stay
 * as they are.
 */
export function refusedRequest(error: unknown): unknown {
  if (!(error instanceof HttpException)) return error;
  const status = error.getStatus();
  if (status < 400 || status >= 500) return error;
  const { code, told } = refusals[status] ?? UNREADABLE;
  return new ApiError(code, told);
}
