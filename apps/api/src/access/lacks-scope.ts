import { scopeName, type Scope } from '#accounts';
import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** The caller's token lacks these scopes. */
export function lacksScope(...scopes: readonly Scope[]): ApiError {
  const en = scopes.map((scope) => `“${scopeName(scope)}”`).join(', ');
  const fr = scopes.map((scope) => `« ${scopeName(scope)} »`).join(', ');
  return new ApiError(
    'FORBIDDEN',
    localized(`Your token lacks the scope ${en}.`, `Il manque à votre jeton le droit ${fr}.`),
  );
}
