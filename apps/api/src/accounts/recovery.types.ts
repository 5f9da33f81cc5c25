import { Field, ObjectType, type ArgsOptions } from '@nestjs/graphql';
import { DateTime } from '../graphql/scalars.js';
import { TokenType } from './account.types.js';

/** The argument of operations that need more than a token where the account is secured. */
export const recoveryCodeArgument = {
  type: () => String,
  nullable: true,
  description: 'The recovery code of your account, unless the request has a token of an issuer.',
} satisfies ArgsOptions;

@ObjectType({ description: 'The code that recovers your account.' })
export class RecoveryCodeCreated {
  @Field({ description: 'The code, shown this once. Keep it where you keep no token.' })
  recoveryCode: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: number;
}

@ObjectType({ description: 'Your account, recovered.' })
export class TokensReplaced {
  @Field({ description: 'A token with all scopes, shown this once.' })
  token: string;

  @Field(() => TokenType, { description: 'The token without its secret.' })
  about: TokenType;

  @Field({ description: 'The next recovery code, shown this once; the one that you gave is used up.' })
  recoveryCode: string;
}
