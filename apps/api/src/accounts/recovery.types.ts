import { Field, ObjectType, type ArgsOptions } from '@nestjs/graphql';
import { DateTime } from '../graphql/scalars.js';
import { TokenType } from './account.types.js';

/** The argument of what takes more than a token where the account is secured. */
export const recoveryCodeArgument = {
  type: () => String,
  nullable: true,
  description: 'The recovery code of your account, where you do not come by an issuer.',
} satisfies ArgsOptions;

@ObjectType({ description: 'The code that gives your account back to you.' })
export class RecoveryCodeCreated {
  @Field({ description: 'The code, shown this once. Keep it where you keep no token.' })
  recoveryCode: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: number;
}

@ObjectType({ description: 'Your account, given back to you.' })
export class TokensReplaced {
  @Field({ description: 'A token that may do everything, shown this once.' })
  token: string;

  @Field(() => TokenType, { description: 'What is known of it.' })
  about: TokenType;

  @Field({ description: 'The next recovery code, shown this once; the one that you gave is used.' })
  recoveryCode: string;
}
