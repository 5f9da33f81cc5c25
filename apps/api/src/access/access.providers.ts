import { AccountStore, OidcTokens, RememberedTokens, TokenWatch } from '#accounts';
import type { Bus } from '#games';
import type { FaultReport } from '../api-parts.js';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS, BUS, REPORT_FAULT, STORED_ACCOUNTS } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

/** Knows whose a token is, and when one ends. */
export const accessProviders: Provider[] = [
  {
    provide: AccountStore,
    inject: [STORED_ACCOUNTS, BUS],
    useFactory: (stored: AccountStore, news: Bus) => new RememberedTokens(stored, { news }),
  },
  {
    provide: OidcTokens,
    inject: [API_SETTINGS, REPORT_FAULT],
    useFactory: ({ oidcIssuers }: ApiSettings, report: FaultReport) => new OidcTokens(oidcIssuers, { report }),
  },
  {
    provide: TokenWatch,
    inject: [STORED_ACCOUNTS, API_SETTINGS, REPORT_FAULT],
    useFactory: (stored: AccountStore, { sockets }: ApiSettings, report: FaultReport) =>
      new TokenWatch(stored, { every: sockets.recheck, report }),
  },
];
