import type { AccountStore } from '#accounts';
import type { AnyTagged } from '#kernel';
import { globalId } from '#streams';

/** The fields of commands that name accounts. */
const NAMING = new Set(['player', 'challenged', 'players', 'absent', 'members', 'account']);

/**
 * A command in which accounts that were named, as in `@Ada`, stand with their ids. A name that no account has stays as
 * it is.
 */
export async function withNamedAccounts(command: AnyTagged, accounts: Pick<AccountStore, 'named'>): Promise<AnyTagged> {
  const idOf = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(idOf));
    if (typeof value !== 'string' || !value.startsWith('@')) return value;
    const account = await accounts.named(value.slice(1));
    return account ? globalId('Account', account.id) : value;
  };
  const fields = Object.entries(command).map(
    async ([field, value]) => [field, NAMING.has(field) ? await idOf(value) : value] as const,
  );
  return Object.fromEntries(await Promise.all(fields)) as AnyTagged;
}
