import type { Importance } from '#kernel';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import { ImportanceEnum } from '../graphql/enums.js';
import type { EventPageRequest } from './event-page.js';

/** The argument `atLeast` of whatever gives events, for Nest's decorators. */
export const atLeastArgument = {
  type: () => ImportanceEnum,
  nullable: true,
  defaultValue: 'DETAIL',
  description: 'Only what matters at least so much: `STORY` leaves out the details, `DETAIL` nothing.',
} as const;

/** The argument `types` of whatever gives events, for Nest's decorators. */
export const typesArgument = {
  type: () => [String],
  nullable: true,
  description: 'Only events of these types, for instance `gameStarted`; of all when nothing is said.',
} as const;

/** Which page of events. */
@ArgsType()
export class EventPageArguments extends PageArguments implements EventPageRequest {
  @Field(atLeastArgument.type, atLeastArgument)
  atLeast?: Importance | null;

  @Field(typesArgument.type, typesArgument)
  types?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only what comes after this version: what a client asks for that knows up to there.',
  })
  afterVersion?: number | null;
}
