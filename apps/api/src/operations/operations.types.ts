import type { ReasonedOperation } from '#games';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '../graphql/scalars.js';

/** The operations on games, in the form for Nest's decorators. */
export const GameOperationEnum = { ABANDON: 'abandonGame', PARK: 'parkGame', RESUME: 'resumeGame' } as const;
registerEnumType(GameOperationEnum, {
  name: 'GameOperation',
  description: 'An operation on a game.',
  valuesMap: {
    ABANDON: { description: 'Ends it, without a winner.' },
    PARK: { description: 'Suspends it: it takes no command, and nothing of it is due.' },
    RESUME: { description: 'Takes it up again.' },
  },
});

@ObjectType('Alarm', { description: 'Something that an operator must know of at once, on or off.' })
export class AlarmType {
  @Field({ description: 'Its name: `late_jobs`.' })
  name: string;

  @Field({ description: 'What is wrong while it is on, as a sentence.' })
  meaning: string;

  @Field({ description: 'What to do then, as a sentence.' })
  remedy: string;

  @Field({ description: 'The same for Prometheus, over all processes.' })
  expression: string;

  @Field(() => Float, {
    description:
      'It is on while `value` is above this: a count, seconds, or a share of 1; some only after five minutes.',
  })
  above: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'What is compared with `above`; of commands and appends those of five minutes. null while it is not known.',
  })
  value: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when it is on, as far as this process has seen; null while it is off.',
  })
  since: number | null;
}

@ObjectType({ description: 'A game that is suspended.' })
export class ParkedGame {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => DateTime, { description: 'When it was parked.' })
  since: number;

  @Field({ description: 'The fault of its rules, or the reason of the operator, in English.' })
  reason: string;
}

@ObjectType({ description: 'Work that is overdue.' })
export class LateJob {
  @Field(() => ID, { description: 'The game, league or campaign that it is for.' })
  streamId: string;

  @Field({ description: 'Its sort, as a word for operators: `deadline`.' })
  kind: string;

  @Field(() => DateTime, { description: 'When it was due.' })
  dueAt: number;
}

@ObjectType('LastVerification', { description: 'The result of the last verification of stored streams.' })
export class LastVerificationType {
  @Field(() => DateTime, { description: 'When it ended.' })
  endedAt: number;

  @Field(() => Int, { description: 'The number of games, campaigns and leagues that it has looked at.' })
  streams: number;

  @Field(() => Int, { description: 'The number of known faults; 0 where none is known.' })
  faults: number;
}

@ObjectType({ description: 'A line of a series: its value for one combination of labels.' })
export class MetricLine {
  @Field(() => [String], { description: 'Its labels: `status=200`.' })
  labels: string[];

  @Field(() => Float, { description: 'The count, size or seconds, as of this answer.' })
  value: number;
}

@ObjectType({
  description: 'A series of the process that answers, as Prometheus reads it; of times their number and their sum.',
})
export class MetricSeries {
  @Field({ description: 'As in Prometheus: `chronicler_requests_total`.' })
  name: string;

  @Field({ description: 'What is counted, and in which unit, in English.' })
  meaning: string;

  @Field({ description: 'Whether it only rises, so that its rate says more than its value.' })
  counter: boolean;

  @Field(() => [MetricLine], { description: 'One for each combination of labels that was seen.' })
  lines: MetricLine[];
}

/** The root of what operators see. Its fields have resolvers. */
@ObjectType('Operations', { description: 'What needs an operator of the server.' })
export class OperationsType {}

@InputType({ description: 'An operation on a game, and its reason.' })
export class OperateOnGameInput {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => GameOperationEnum, { description: 'The operation.' })
  action: ReasonedOperation['action'];

  @Field({ description: 'The reason, 1 to 500 characters. It is recorded with your id.' })
  reason: string;
}

@ObjectType({ description: 'The result of an operation on a game.' })
export class OperatedGame {
  @Field({ description: 'false: there was nothing to change.' })
  changed: boolean;
}
