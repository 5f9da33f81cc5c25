import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeasonEntryType } from './league.types.js';

@ObjectType('SeasonFinals', { description: 'The bracket of the best after the rounds of a season.' })
export class SeasonFinalsType {
  @Field(() => Int, { description: 'The number of rounds before it.' })
  afterRound: number;

  @Field(() => [SeasonEntryType], { description: 'The finalists, the best of the table first.' })
  seeds: SeasonEntryType[];
}
