import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { accountsProviders } from './accounts.providers.js';
import { AccountSearchResolver } from './account-search.resolver.js';
import { AccountsResolver } from './accounts.resolver.js';
import { IdentitiesResolver } from './identities.resolver.js';
import { OwnAccount } from './own-account.js';
import { OwnIdentities } from './own-identities.js';
import { OwnRecovery } from './own-recovery.js';
import { RecoveryResolver } from './recovery.resolver.js';
import { TableWaitResolver } from './table-wait.resolver.js';

/** Accounts, with their tokens, identities and recovery codes. */
@Module({
  imports: [AccessModule],
  providers: [
    ...accountsProviders,
    OwnAccount,
    OwnIdentities,
    OwnRecovery,
    AccountSearchResolver,
    AccountsResolver,
    IdentitiesResolver,
    RecoveryResolver,
    TableWaitResolver,
  ],
  exports: [OwnAccount, OwnIdentities],
})
export class AccountsModule {}
