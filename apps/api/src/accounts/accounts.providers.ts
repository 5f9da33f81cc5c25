import { Accounts, AccountStore, Identities, Recovery } from '#accounts';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

/** What changes accounts. */
export const accountsProviders: Provider[] = [
  {
    provide: Accounts,
    inject: [AccountStore, API_SETTINGS],
    useFactory: (store: AccountStore, { environment, quotas }: ApiSettings) =>
      new Accounts(store, environment, quotas.tokens),
  },
  {
    provide: Identities,
    inject: [AccountStore, API_SETTINGS],
    useFactory: (store: AccountStore, { quotas }: ApiSettings) => new Identities(store, quotas.identities),
  },
  {
    provide: Recovery,
    inject: [AccountStore, Accounts],
    useFactory: (store: AccountStore, accounts: Accounts) => new Recovery(store, accounts),
  },
];
