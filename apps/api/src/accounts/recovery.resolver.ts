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
      'Makes the recovery code of your account, in the place of the one that it has. Where it has one, or is known by an issuer, this takes the code, or a token of the issuer.',
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
      'Gives an account back to whoever has its recovery code: ends every token of it and every identity that it is known by, and makes a token and a code instead.',
  })
  async replaceTokens(
    @Args('recoveryCode', { description: 'The code, which works once.' }) recoveryCode: string,
    @Args('name', { description: 'What you call the new token, 1 to 60 characters.' }) name: string,
    @Context() { address }: ApiContext,
  ): Promise<TokensReplaced> {
    const { token, record, code } = await this.recovery.replaceTokens(recoveryCode, name, address);
    return { token, about: tokenOf(record), recoveryCode: code };
  }
}
