import { ChroniclerError } from './errors.js';
import type {
  AnswerFragment,
  CreateAccountMutation,
  LeagueAnswerFragment,
  LegalCommandsQuery,
  PlanFragment,
  PositionFragment,
  SeatPlanQuery,
} from './generated/operations.js';

/** The result of a command: success, a refusal by the rules, or a version conflict. The last two are not errors. */
export type Answer = AnswerFragment;

/** The result of an accepted command. */
export type Accepted = Extract<Answer, { readonly __typename: 'CommandAccepted' }>;

/** The position of a game. */
export type Position = PositionFragment;

/** The position of a game, with the legal commands of your seat. */
export type PlayablePosition = NonNullable<LegalCommandsQuery['game']>;

/** The seats of a game under some options, and how many of them must be taken. */
export type SeatPlan = NonNullable<SeatPlanQuery['ruleset']>['seats'];

/** The commands that your seat has planned. */
export type Planned = PlanFragment;

/** A new account. Its token is shown this once. */
export type NewAccount = Extract<CreateAccountMutation['createAccount'], { readonly __typename: 'AccountCreated' }>;

/** The result of a command on a league. */
type AnswerOfLeague = LeagueAnswerFragment;

/**
 * The result of an accepted command. Otherwise throws a ChroniclerError with the code and the message of the refusal.
 */
export function accepted(answer: Answer): Accepted;
export function accepted(answer: AnswerOfLeague): Extract<AnswerOfLeague, { readonly __typename: 'LeagueAccepted' }>;
export function accepted(answer: Answer | AnswerOfLeague): object;
export function accepted(answer: Answer | AnswerOfLeague): object {
  if (answer.__typename === 'CommandAccepted' || answer.__typename === 'LeagueAccepted') return answer;
  const code = answer.__typename === 'CommandRejected' ? answer.code : 'VERSION_CONFLICT';
  throw new ChroniclerError(code, answer.message, { answer });
}
