import { AccountStore } from '#accounts';
import { localized } from '#kernel';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import { connectionType, PageArguments } from '../graphql/connection.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { accountOf, AccountType } from './account.types.js';

/** With fewer characters only the account of exactly this name is found: a search is no list of all accounts. */
const LEAST_CHARACTERS = 3;

/** The most accounts that a search finds. */
const MOST_FOUND = 100;

const AccountConnection = connectionType(() => AccountType, 'Account');

/** Finds accounts by their names. */
@Resolver()
export class AccountSearchResolver {
  constructor(private readonly store: AccountStore) {}

  @Needs('games:read')
  @Query(() => AccountConnection, {
    description:
      'Accounts whose names begin like this, regardless of case, by name; at most 100. With fewer than three characters only the account of exactly this name.',
  })
  async accounts(
    @Args('name', { description: 'The beginning of the name, of 2 to 40 characters.' }) name: string,
    @Args() page: PageArguments,
  ): Promise<Connection<AccountType>> {
    const start = name.normalize('NFKC').trim();
    const { length } = start;
    if (length < 2 || length > 40) throw new ApiError('BAD_USER_INPUT', WRONG_LENGTH);
    const exact = length < LEAST_CHARACTERS ? await this.store.named(start) : undefined;
    const found = length < LEAST_CHARACTERS ? (exact ? [exact] : []) : await this.store.search(start, MOST_FOUND);
    return listPage(found.map(accountOf), page, 'account');
  }
}

const WRONG_LENGTH = localized(
  '“name” is the beginning of a name, of 2 to 40 characters.',
  '« name » est le début d’un nom, de 2 à 40 caractères.',
);
