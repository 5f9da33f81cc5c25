import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('SeasonVacation', { description: 'The vacation of a player, which counts in all games of a season.' })
export class SeasonVacationType {
  @Field(() => Int, { description: 'Days that they have taken so far.' })
  taken: number;

  @Field(() => Int, { description: 'Days that they may still take.' })
  left: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When their latest vacation ends, or has ended; null before the first.',
  })
  until: number | null;
}

/** Pages of the vacations of a season. */
export const SeasonVacationConnection = connectionType(() => SeasonVacationType, 'SeasonVacation');
