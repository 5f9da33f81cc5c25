import type { Identity } from '#accounts';
import { Field, ID, ObjectType, createUnionType } from '@nestjs/graphql';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import { AccountNameTaken, AccountType } from './account.types.js';

@ObjectType('Identity', {
  implements: () => Node,
  description: 'An identity at an OpenID Connect issuer that is linked to an account.',
})
export class IdentityType implements Node {
  readonly kind = 'Identity';

  @Field(() => ID, { description: 'The argument of `unlinkIdentity`, and of `node` for its owner.' })
  id: string;

  @Field({ description: 'The issuer: the claim `iss` of its tokens.' })
  issuer: string;

  @Field({ description: 'The subject at the issuer: the claim `sub`.' })
  subject: string;

  @Field(() => DateTime, { description: 'When it was linked.' })
  createdAt: number;
}

@ObjectType({ description: 'An OpenID Connect issuer at which people sign in from a browser.' })
export class SignInIssuer {
  @Field({ description: 'Its address: the claim `iss` of its tokens.' })
  issuer: string;

  @Field({ description: 'Its name for people.' })
  name: string;

  @Field({ description: 'The id of this server’s web app at the issuer, a public client: `aud` of its ID tokens.' })
  clientId: string;
}

@ObjectType({ description: 'The caller has an account.' })
export class SignedIn {
  readonly kind = 'SignedIn';

  @Field(() => AccountType, { description: 'The account: a new one, or the linked one.' })
  account: AccountType;
}

/** The result of `signIn`. */
export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'The result of `signIn`: the account, or a taken name.',
  types: () => [SignedIn, AccountNameTaken] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

/** An identity in the API's form. */
export const shownIdentity = ({ id, issuer, subject, createdAt }: Identity): IdentityType => ({
  kind: 'Identity',
  id: globalId('Identity', id),
  issuer,
  subject,
  createdAt,
});
