import { Field, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { LeagueSeasonType, LeagueType, SeasonInvitationType } from './league.types.js';
import type { LeagueSource, SeasonSource } from './league-source.js';

@ObjectType('OwnInvitation', {
  description: 'An invitation that you have not answered: answer with `leagueCommand`, `accept` or `decline`.',
})
export class OwnInvitationType {
  @Field(() => LeagueType, { description: 'The league that you are invited to.' })
  league: LeagueSource;

  @Field(() => LeagueSeasonType, { description: 'The season that you would play in.' })
  season: SeasonSource;

  @Field(() => SeasonInvitationType, { description: 'The invited participant, and the inviting account.' })
  invitation: SeasonInvitationType;
}

/** Pages of invitations to an account. */
export const OwnInvitationConnection = connectionType(() => OwnInvitationType, 'OwnInvitation');
