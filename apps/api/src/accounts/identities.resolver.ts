import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS } from '../core/tokens.js';
import { idArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { accountOf, nameTaken, type AccountNameTaken } from './account.types.js';
import { Me } from './accounts.resolver.js';
import { IdentityType, shownIdentity, SignInIssuer, SignInResult, type SignedIn } from './identity.types.js';
import { recoveryCodeArgument } from './recovery.types.js';
import { OwnIdentities } from './own-identities.js';

/** Accounts that are linked to identities of OpenID Connect issuers. */
@Resolver(() => Me)
export class IdentitiesResolver {
  constructor(
    private readonly identities: OwnIdentities,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  @ForEverybody()
  @Query(() => [SignInIssuer], {
    description: 'The issuers at which people sign in from a browser: those that the operator gave a client id.',
  })
  signInIssuers(): SignInIssuer[] {
    return this.settings.oidcIssuers.flatMap(({ issuer, clientId, name = new URL(issuer).host }) =>
      clientId === undefined ? [] : [{ issuer, name, clientId }],
    );
  }

  @ResolveField('identities', () => [IdentityType], {
    description: 'The identities that are linked to the account; needs the scope `ACCOUNT_MANAGE`.',
  })
  async identitiesOf(@Context() { caller }: ApiContext): Promise<IdentityType[]> {
    return (await this.identities.of(caller)).map(shownIdentity);
  }

  @ForEverybody()
  @Mutation(() => SignInResult, {
    description:
      'Signs in with a token of an OpenID Connect issuer: returns the account that is linked to the identity, or a new one with this name.',
  })
  async signIn(
    @Args('name', {
      description: 'The name of a new account: 2 to 40 letters, digits, spaces, dots, hyphens and underscores.',
    })
    name: string,
    @Context() { caller, address, locale }: ApiContext,
  ): Promise<SignedIn | AccountNameTaken> {
    const account = await this.identities.signIn(caller, name, address);
    return account ? { kind: 'SignedIn', account: accountOf(account) } : nameTaken(locale);
  }

  @Needs('account:manage')
  @Mutation(() => IdentityType, {
    description:
      'Links an identity of an issuer to your account. If the account already has an identity or a recovery code, this needs a token of that issuer, or the code.',
  })
  async linkIdentity(
    @Args('token', { description: 'A token of the issuer, issued for this server, that names you.' }) token: string,
    @Args('recoveryCode', recoveryCodeArgument) recoveryCode: string | null,
    @Context() { caller, address }: ApiContext,
  ): Promise<IdentityType> {
    return shownIdentity(await this.identities.link(caller, token, { recoveryCode, address }));
  }

  @Needs('account:manage')
  @Mutation(() => IdentityType, {
    description:
      'Unlinks an identity from your account and closes its open connections. Needs a token of another identity of yours.',
  })
  async unlinkIdentity(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<IdentityType> {
    return shownIdentity(await this.identities.unlink(caller, idOfKind('Identity', id)));
  }
}
