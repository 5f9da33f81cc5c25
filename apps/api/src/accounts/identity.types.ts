import type { Identity } from '#accounts';
import { Field, ID, ObjectType, createUnionType } from '@nestjs/graphql';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import { AccountNameTaken, AccountType } from './account.types.js';

@ObjectType('Identity', {
  implements: () => Node,
  description: 'By whom else an account is known: an issuer of OpenID Connect says who it is.',
})
export class IdentityType implements Node {
  readonly kind = 'Identity';

  @Field(() => ID, { description: 'What `unlinkIdentity` takes; `node` finds it again for its owner.' })
  id: string;

  @Field({ description: 'Who says it: the claim `iss` of its tokens.' })
  issuer: string;

  @Field({ description: 'Who it is, there: the claim `sub`.' })
  subject: string;

  @Field(() => DateTime, { description: 'When it was linked.' })
  createdAt: number;
}

@ObjectType({ description: 'Whoever asks has an account.' })
export class SignedIn {
  readonly kind = 'SignedIn';

  @Field(() => AccountType, { description: 'The account: a new one, or the one that there was.' })
  account: AccountType;
}

/** What becomes of `signIn`. */
export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'What became of `signIn`.',
  types: () => [SignedIn, AccountNameTaken] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

/** An identity as the API gives it out. */
export const shownIdentity = ({ id, issuer, subject, createdAt }: Identity): IdentityType => ({
  kind: 'Identity',
  id: globalId('Identity', id),
  issuer,
  subject,
  createdAt,
});
