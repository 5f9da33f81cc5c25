import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { tokenOf } from './account.types.js';
import { OwnRecovery } from './own-recovery.js';
import { RecoveryCodeCreated, recoveryCodeArgument, TokensReplaced } from './recovery.types.js';

/** Accounts whose tokens were lost. */
@Resolver()
export class RecoveryResolver {
  constructor(private readonly recovery: OwnRecovery) {}

  @Needs('account:manage')
  @Mutation(() => RecoveryCodeCreated, {
    description:
      'Creates a recovery code of your account, which replaces the previous one. If the account has a code or an identity, this needs the code, or a token of the issuer.',
  })
  async createRecoveryCode(
    @Args('recoveryCode', recoveryCodeArgument) recoveryCode: string | null,
    @Context() { caller, address }: ApiContext,
  ): Promise<RecoveryCodeCreated> {
    const { code, createdAt } = await this.recovery.createCode(caller, { recoveryCode, address });
    return { recoveryCode: code, createdAt };
  }

  @ForEverybody()
  @Mutation(() => TokensReplaced, {
    description:
      'Recovers an account with its recovery code: revokes all its tokens, unlinks all its identities, and creates a new token and a new code.',
  })
  async replaceTokens(
    @Args('recoveryCode', { description: 'The code, which works once.' }) recoveryCode: string,
    @Args('name', { description: 'Name of the new token, 1 to 60 characters.' }) name: string,
    @Context() { address }: ApiContext,
  ): Promise<TokensReplaced> {
    const { token, record, code } = await this.recovery.replaceTokens(recoveryCode, name, address);
    return { token, about: tokenOf(record), recoveryCode: code };
  }
}
