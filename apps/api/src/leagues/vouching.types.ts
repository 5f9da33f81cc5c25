import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'The vouching of the operator of the server for a league.' })
export class VouchForLeagueInput {
  @Field(() => ID, { description: 'The value of `League.id`.' })
  leagueId: string;

  @Field(() => ID, { description: 'A UUID of your choice. An accepted command with this id is carried out once.' })
  commandId: string;

  @Field({ description: 'true: its games count for ratings of the server. false: they no longer count.' })
  vouched: boolean;

  @Field({ description: 'The reason, which is public.' })
  reason: string;
}
