import { accountIdOf, lookerOf, type Caller } from './caller.js';
import { lacksScope } from './lacks-scope.js';

/**
 * The caller's own account, the only one whose things it may see. Throws an ApiError without one, or when its token
 * lacks the scope.
 */
export function ownerIn(caller: Caller): string {
  const account = accountIdOf(caller);
  if (lookerOf(caller) === null) throw lacksScope('games:read');
  return account;
}
