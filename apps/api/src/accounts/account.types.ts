import { both, type Locale } from '#kernel';
import { Field, ID, InputType, ObjectType, createUnionType } from '@nestjs/graphql';
import { ScopeEnum } from '../graphql/enums.js';
import { globalId } from '../requests/global-id.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import type { Account, Scope, TokenRecord } from '#accounts';

@ObjectType('Account', { implements: () => Node, description: 'Somebody who plays.' })
export class AccountType implements Node {
  readonly kind = 'Account';

  @Field(() => ID, { description: 'Unique in the whole API; `node` finds it again.' })
  id: string;

  @Field({ description: 'Unique, whatever the case of its letters.' })
  name: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: number;

  @Field({ description: 'A program plays with it, or so says whoever made it.' })
  bot: boolean;
}

@ObjectType('Token', {
  implements: () => Node,
  description: 'What is known of a token; the token itself is shown once, when it is made.',
})
export class TokenType implements Node {
  readonly kind = 'Token';

  @Field(() => ID, { description: 'What `revokeToken` takes; `node` finds it again for its owner.' })
  id: string;

  @Field({ description: 'What its owner calls it.' })
  name: string;

  @Field(() => [ScopeEnum], { description: 'What it may do.' })
  scopes: Scope[];

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: number;

  @Field(() => DateTime, { nullable: true, description: 'null: it does not expire.' })
  expiresAt: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null: it was not.' })
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

@ObjectType({ description: 'Somebody else has this name.' })
export class AccountNameTaken {
  readonly kind = 'AccountNameTaken';

  @Field({ description: 'A sentence for people, in the caller’s language.' })
  message: string;
}

/** What becomes of `createAccount`. */
export const CreateAccountResult = createUnionType({
  name: 'CreateAccountResult',
  description: 'What became of `createAccount`.',
  types: () => [AccountCreated, AccountNameTaken] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

@ObjectType({ description: 'A new token of your account.' })
export class TokenCreated {
  @Field({ description: 'The token, shown this once.' })
  token: string;

  @Field(() => TokenType, { description: 'What is known of it.' })
  about: TokenType;
}

@InputType({ description: 'A further token of your account.' })
export class CreateTokenInput {
  @Field({ description: 'What you call it, 1 to 60 characters.' })
  name: string;

  @Field(() => [ScopeEnum], { description: 'Nothing that your own token may not.' })
  scopes: Scope[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it stops to work; when left out, and at the latest, when your own token does.',
  })
  expiresAt?: number | null;
}

const NAME_TAKEN = both('Somebody else has this name already.', 'Quelqu’un d’autre porte déjà ce nom.');

/** Somebody else has the name, told in a language. */
export const nameTaken = (locale: Locale): AccountNameTaken => ({
  kind: 'AccountNameTaken',
  message: NAME_TAKEN[locale],
});

/** An account as the API gives it out. */
export const accountOf = ({ id, name, createdAt, isBot }: Account): AccountType => ({
  kind: 'Account',
  id: globalId('Account', id),
  name,
  createdAt,
  bot: isBot,
});

/** A token as the API gives it out. */
export const tokenOf = ({ id, name, scopes, createdAt, expiresAt, revokedAt }: TokenRecord): TokenType => ({
  kind: 'Token',
  id: globalId('Token', id),
  name,
  scopes: [...scopes],
  createdAt,
  expiresAt,
  revokedAt,
});
