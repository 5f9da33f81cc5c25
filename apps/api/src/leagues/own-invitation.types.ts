import { Field, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { LeagueSeasonType, LeagueType, SeasonInvitationType } from './league.types.js';
import type { LeagueSource, SeasonSource } from './league-source.js';

@ObjectType('OwnInvitation', {
  description: 'An invitation that you have not answered: `leagueCommand` with `accept` or `decline` does.',
})
export class OwnInvitationType {
  @Field(() => LeagueType, { description: 'The league that you are invited to.' })
  league: LeagueSource;

  @Field(() => LeagueSeasonType, { description: 'The season that you would play in.' })
  season: SeasonSource;

  @Field(() => SeasonInvitationType, { description: 'As whom you would play, and who asks.' })
  invitation: SeasonInvitationType;
}

/** Pages of what somebody is asked. */
export const OwnInvitationConnection = connectionType(() => OwnInvitationType, 'OwnInvitation');
