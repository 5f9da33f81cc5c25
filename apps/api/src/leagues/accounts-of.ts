import { isUuid } from '#records';
import { accountOf, type AccountType } from '../accounts/account.types.js';
import type { ApiContext } from '../requests/api-context.js';

/** The accounts with these ids, without missing ones. */
export async function accountsOf(ids: readonly string[], accounts: ApiContext['accounts']): Promise<AccountType[]> {
  const found = await Promise.all(ids.filter(isUuid).map((id) => accounts.load(id)));
  return found.flatMap((account) => (account ? [accountOf(account)] : []));
}
