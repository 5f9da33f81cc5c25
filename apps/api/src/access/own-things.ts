import { accountIdOf, lookerOf, type Caller } from './caller.js';
import { lacksScope } from './lacks-scope.js';

/** The account that a caller may see the things of: its own. Throws an ApiError without one, or when its token may not tell. */
export function ownerIn(caller: Caller): string {
  const account = accountIdOf(caller);
  if (lookerOf(caller) === null) throw lacksScope('games:read');
  return account;
}
