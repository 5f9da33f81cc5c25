import { localized, type Locale } from '#kernel';
import { Field, ID, InputType, ObjectType, createUnionType } from '@nestjs/graphql';
import { ScopeEnum } from '../graphql/enums.js';
import { globalId } from '../requests/global-id.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import type { Account, Scope, TokenRecord } from '#accounts';

@ObjectType('Account', { implements: () => Node, description: 'A player: a person or a program.' })
export class AccountType implements Node {
  readonly kind = 'Account';

  @Field(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id: string;

  @Field({ description: 'Unique, regardless of case.' })
  name: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: number;

  @Field({ description: 'Whether a program plays with it, as declared when the account was created.' })
  bot: boolean;
}

@ObjectType('Token', {
  implements: () => Node,
  description: 'A token without its secret: the token itself is shown once, when it is created.',
})
export class TokenType implements Node {
  readonly kind = 'Token';

  @Field(() => ID, { description: 'The argument of `revokeToken`, and of `node` for its owner.' })
  id: string;

  @Field({ description: 'Its name, given by its owner.' })
  name: string;

  @Field(() => [ScopeEnum], { description: 'The scopes of the token.' })
  scopes: Scope[];

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: number;

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null: never.' })
  expiresAt: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null: not revoked.' })
  revokedAt: number | null;
}

@ObjectType({ description: 'An account and its first token.' })
export class AccountCreated {
  readonly kind = 'AccountCreated';

  @Field(() => AccountType, { description: 'The new account.' })
  account: AccountType;

  @Field({ description: 'The token, shown this once. Send it as `Authorization: Bearer …`.' })
  token: string;
}

@ObjectType({ description: 'Another account has this name.' })
export class AccountNameTaken {
  readonly kind = 'AccountNameTaken';

  @Field({ description: 'A message for people, in the caller’s language.' })
  message: string;
}

/** The result of `createAccount`. */
export const CreateAccountResult = createUnionType({
  name: 'CreateAccountResult',
  description: 'The result of `createAccount`: the new account, or a taken name.',
  types: () => [AccountCreated, AccountNameTaken] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

@ObjectType({ description: 'A new token of your account.' })
export class TokenCreated {
  @Field({ description: 'The token, shown this once.' })
  token: string;

  @Field(() => TokenType, { description: 'The token without its secret.' })
  about: TokenType;
}

@InputType({ description: 'A further token of your account.' })
export class CreateTokenInput {
  @Field({ description: 'Its name, 1 to 60 characters.' })
  name: string;

  @Field(() => [ScopeEnum], { description: 'The scopes of the new token: only scopes that your own token has.' })
  scopes: Scope[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it expires; at the latest, and by default, when your own token does.',
  })
  expiresAt?: number | null;
}

const NAME_TAKEN = localized('Another account already has this name.', 'Un autre compte porte déjà ce nom.');

/** The name is taken, with the message in a language. */
export const nameTaken = (locale: Locale): AccountNameTaken => ({
  kind: 'AccountNameTaken',
  message: NAME_TAKEN[locale],
});

/** An account in the API's form. */
export const accountOf = ({ id, name, createdAt, isBot }: Account): AccountType => ({
  kind: 'Account',
  id: globalId('Account', id),
  name,
  createdAt,
  bot: isBot,
});

/** A token in the API's form. */
export const tokenOf = ({ id, name, scopes, createdAt, expiresAt, revokedAt }: TokenRecord): TokenType => ({
  kind: 'Token',
  id: globalId('Token', id),
  name,
  scopes: [...scopes],
  createdAt,
  expiresAt,
  revokedAt,
});
