import type { Importance } from '#kernel';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import { ImportanceEnum } from '../graphql/enums.js';
import type { EventPageRequest } from './event-page.js';

/** The argument `atLeast` of fields that return events, for Nest's decorators. */
export const atLeastArgument = {
  type: () => ImportanceEnum,
  nullable: true,
  defaultValue: 'DETAIL',
  description: 'The least weight of the events: `STORY` leaves out the details, `DETAIL` nothing.',
} as const;

/** The argument `types` of fields that return events, for Nest's decorators. */
export const typesArgument = {
  type: () => [String],
  nullable: true,
  description: 'Only events of these types, for instance `gameStarted`; of all by default.',
} as const;

/** A page of events. */
@ArgsType()
export class EventPageArguments extends PageArguments implements EventPageRequest {
  @Field(atLeastArgument.type, atLeastArgument)
  atLeast?: Importance | null;

  @Field(typesArgument.type, typesArgument)
  types?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only events after this version, for a client that knows the game up to there.',
  })
  afterVersion?: number | null;
}
