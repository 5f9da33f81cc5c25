import { localized } from '#kernel';
import { ApiError } from '../../errors/api-error.js';

/** The error for an address at which nothing is. */
export const nothingHere = (): ApiError =>
  new ApiError('NOT_FOUND', localized('There is nothing at this address.', 'Il n’y a rien à cette adresse.'));
