import type { Locale } from '#kernel';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.js';
import { AccountStore, type Account } from '#accounts';
import DataLoader from 'dataloader';

/** What whoever answers a request, or an operation on a socket, gets to know. */
export interface ApiContext {
  readonly caller: Caller;
  /** The caller's language, unless a field is asked for another one. */
  readonly locale: Locale;
  /** Where the caller is. */
  readonly address: string;
  /** Accounts by id, read together. */
  readonly accounts: DataLoader<string, Account | undefined>;
}

/** Makes the context of a request; never the same for two. */
@Injectable()
export class ApiContexts {
  constructor(private readonly store: AccountStore) {}

  for(caller: Caller, locale: Locale, address: string): ApiContext {
    return { caller, locale, address, accounts: new DataLoader((ids: readonly string[]) => this.store.accounts(ids)) };
  }
}
