import { Args, Context, Mutation, Query, ResolveField, Resolver, ObjectType, Field } from '@nestjs/graphql';
import { idArgument, inputArgument } from '../graphql/arguments.js';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import type { Scope } from '#accounts';
import type { ApiContext } from '../requests/api-context.js';
import { ScopeEnum } from '../graphql/enums.js';
import { idOfKind } from '../requests/global-id.js';
import {
  accountOf,
  AccountType,
  CreateAccountResult,
  CreateTokenInput,
  nameTaken,
  TokenCreated,
  tokenOf,
  TokenType,
  type AccountCreated,
  type AccountNameTaken,
} from './account.types.js';
import { OwnAccount } from './own-account.js';

@ObjectType({ description: 'The caller and its token.' })
export class Me {
  @Field(() => AccountType, { description: 'The account of this request.' })
  account: AccountType;

  @Field(() => [ScopeEnum], { description: 'The scopes of the token of this request.' })
  scopes: Scope[];
}

/** Accounts and tokens. */
@Resolver(() => Me)
export class AccountsResolver {
  constructor(private readonly accounts: OwnAccount) {}

  @ForEverybody()
  @Query(() => Me, { nullable: true, description: 'The caller; null without a token.' })
  me(@Context() { caller: { account, scopes } }: ApiContext): Me | null {
    return account && { account: accountOf(account), scopes: [...scopes] };
  }

  @ResolveField(() => [TokenType], { description: 'Every token of the account; needs the scope `ACCOUNT_MANAGE`.' })
  async tokens(@Context() { caller }: ApiContext): Promise<TokenType[]> {
    return (await this.accounts.tokensOf(caller)).map(tokenOf);
  }

  @ForEverybody()
  @Mutation(() => CreateAccountResult, {
    description: 'Creates an account and its first token, which has all scopes.',
  })
  async createAccount(
    @Args('name', { description: '2 to 40 letters, digits, spaces, dots, hyphens and underscores.' }) name: string,
    @Args('bot', {
      type: () => Boolean,
      defaultValue: false,
      description: 'true: a program will play with it, which is shown with the account.',
    })
    isBot: boolean,
    @Context() { locale, address }: ApiContext,
  ): Promise<AccountCreated | AccountNameTaken> {
    const made = await this.accounts.create({ name, isBot }, address);
    return made ? { kind: 'AccountCreated', account: accountOf(made.account), token: made.token } : nameTaken(locale);
  }

  @Needs('account:manage')
  @Mutation(() => TokenCreated, { description: 'Creates a token of your account, with fewer scopes or an expiry.' })
  async createToken(
    @Args('input', inputArgument) input: CreateTokenInput,
    @Context() { caller }: ApiContext,
  ): Promise<TokenCreated> {
    const { token, record } = await this.accounts.createToken(caller, input);
    return { token, about: tokenOf(record) };
  }

  @Needs('account:manage')
  @Mutation(() => TokenType, {
    description:
      'Permanently revokes a token of your account, and every token that was created with it. The token of this request is revoked only if you name it.',
  })
  async revokeToken(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<TokenType> {
    return tokenOf(await this.accounts.revoke(caller, idOfKind('Token', id)));
  }

  @Needs('account:manage')
  @Mutation(() => [TokenType], {
    description:
      'Permanently revokes every token of your account except the token of this request. Returns the revoked tokens.',
  })
  async revokeAllTokens(@Context() { caller }: ApiContext): Promise<TokenType[]> {
    return (await this.accounts.revokeAllOthers(caller)).map(tokenOf);
  }
}
