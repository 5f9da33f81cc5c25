import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import { idArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { accountOf, nameTaken, type AccountNameTaken } from './account.types.js';
import { Me } from './accounts.resolver.js';
import { IdentityType, shownIdentity, SignInResult, type SignedIn } from './identity.types.js';
import { recoveryCodeArgument } from './recovery.types.js';
import { OwnIdentities } from './own-identities.js';

/** Accounts that are known by issuers of OpenID Connect. */
@Resolver(() => Me)
export class IdentitiesResolver {
  constructor(private readonly identities: OwnIdentities) {}

  @ResolveField('identities', () => [IdentityType], {
    description: 'By whom else the account is known; needs the scope `ACCOUNT_MANAGE`.',
  })
  async identitiesOf(@Context() { caller }: ApiContext): Promise<IdentityType[]> {
    return (await this.identities.of(caller)).map(shownIdentity);
  }

  @ForEverybody()
  @Mutation(() => SignInResult, {
    description:
      'Gives whoever comes with a token of an issuer (OpenID Connect) an account: the one that is known by it, or a new one of this name.',
  })
  async signIn(
    @Args('name', { description: 'Of a new account: 2 to 40 letters, digits, spaces, dots, hyphens and underscores.' })
    name: string,
    @Context() { caller, address, locale }: ApiContext,
  ): Promise<SignedIn | AccountNameTaken> {
    const account = await this.identities.signIn(caller, name, address);
    return account ? { kind: 'SignedIn', account: accountOf(account) } : nameTaken(locale);
  }

  @Needs('account:manage')
  @Mutation(() => IdentityType, {
    description:
      'Lets your account be known by an issuer as well. Where it is known by one already, or has a recovery code, this takes a token of that issuer, or the code.',
  })
  async linkIdentity(
    @Args('token', { description: 'A token of the issuer, made for this server, that names you.' }) token: string,
    @Args('recoveryCode', recoveryCodeArgument) recoveryCode: string | null,
    @Context() { caller, address }: ApiContext,
  ): Promise<IdentityType> {
    return shownIdentity(await this.identities.link(caller, token, { recoveryCode, address }));
  }

  @Needs('account:manage')
  @Mutation(() => IdentityType, {
    description:
      'Ends that your account is known by an identity, and whatever it has open. Takes a token of another identity of yours.',
  })
  async unlinkIdentity(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<IdentityType> {
    return shownIdentity(await this.identities.unlink(caller, idOfKind('Identity', id)));
  }
}
