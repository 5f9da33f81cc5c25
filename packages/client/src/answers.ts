import { ChroniclerError } from './errors.js';
import type {
  AnswerFragment,
  CreateAccountMutation,
  LegalCommandsQuery,
  PositionFragment,
} from './generated/operations.js';

/** What became of a command: it was carried out, the rules refuse it, or the game had moved on. The last two are no errors. */
export type Answer = AnswerFragment;

/** The answer of a command that was carried out. */
export type Accepted = Extract<Answer, { readonly __typename: 'CommandAccepted' }>;

/** Where a game is. */
export type Position = PositionFragment;

/** Where a game is, and what your seat may do in it. */
export type PlayablePosition = NonNullable<LegalCommandsQuery['game']>;

/** An account that was made. Its token is shown this once. */
export type NewAccount = Extract<CreateAccountMutation['createAccount'], { readonly __typename: 'AccountCreated' }>;

/** The answer, where it was carried out. Throws a ChroniclerError with the code and the sentence of a refusal otherwise. */
export function accepted(answer: Answer): Accepted {
  if (answer.__typename === 'CommandAccepted') return answer;
  const code = answer.__typename === 'CommandRejected' ? answer.code : 'VERSION_CONFLICT';
  throw new ChroniclerError(code, answer.message, { answer });
}
