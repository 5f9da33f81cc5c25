import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'What the operator of the server says of a league.' })
export class VouchForLeagueInput {
  @Field(() => ID, { description: 'What `League.id` says.' })
  leagueId: string;

  @Field(() => ID, { description: 'A UUID that you make. What was accepted under it happens once.' })
  commandId: string;

  @Field({ description: 'true: its games count for ratings of the server. false: they do no longer.' })
  vouched: boolean;

  @Field({ description: 'Why: everybody who sees the league reads it.' })
  reason: string;
}
