import { createUnionType, Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Season } from '#leagues';
import { CommandRejected, PlayerError } from '../games/command-result.types.js';
import { connectionType } from '../graphql/connection.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import { ENTRY } from './bare-ids.js';
import type { AcceptedLeagueAnswer, LeagueConflictAnswer, LeagueSource } from './league-source.js';

const SeasonStatusEnum = { OPEN: 'OPEN', CLOSED: 'CLOSED' } as const;
registerEnumType(SeasonStatusEnum, {
  name: 'SeasonStatus',
  description: 'The status of a season, from opening to close.',
  valuesMap: {
    OPEN: { description: 'The season takes entries, pairings and results.' },
    CLOSED: { description: 'The season is over and no longer changes.' },
  },
});

@ObjectType('League', {
  implements: () => Node,
  description: 'A series of seasons of games, with its organizers. Public, with all decisions and their reasons.',
})
export class LeagueType implements Node {
  @Field(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id: string;
}

@ObjectType('LeagueSeason', { description: 'A part of a league, from its opening to its close.' })
export class LeagueSeasonType {
  @Field(() => Int, { description: 'From 1, in the order of opening.' })
  number: number;

  @Field({ description: 'The name of the season, given by the organizers of the league.' })
  name: string;

  @Field(() => SeasonStatusEnum, { description: 'The status of the season.' })
  status: Season['status'];
}

@ObjectType('SeasonEntry', { description: 'A participant of a season.' })
export class SeasonEntryType {
  @Field(() => ID, { description: 'The id of an individual account, or the name of a team.' })
  player: string;

  @Field(() => Int, { description: 'Seeding, 1 is the best: breaks ties between equal participants.' })
  number: number;

  @Field(() => Int, { nullable: true, description: 'Rounds before its withdrawal; null while it still plays.' })
  withdrawnAfter: number | null;

  @Field({ description: 'Whether it has checked in.' })
  checkedIn: boolean;

  @Field({ description: 'Whether it pauses: rounds are paired without it.' })
  paused: boolean;
}

@ObjectType('SeasonInvitation', { description: 'An invitation to a season that is not fully accepted yet.' })
export class SeasonInvitationType {
  @Field(() => ID, { description: 'The id of the invited account, or the name of the invited team.' })
  player: string;

  @Field(() => Int, { nullable: true, description: 'Its future seeding; null for the next one.' })
  number: number | null;
}

@ObjectType('SeasonApplicant', { description: 'A participant of a season that has no place yet.' })
export class SeasonApplicantType {
  @Field(() => ID, { description: 'The id of the account, or the name of the team.' })
  player: string;

  @Field(() => Int, { nullable: true, description: 'Its future seeding; null for the next one.' })
  number: number | null;

  @Field({ description: 'true: it is on the waiting list; false: an organizer has to approve it.' })
  approved: boolean;

  @Field({ description: 'Whether it has checked in.' })
  checkedIn: boolean;
}

@ObjectType('SeasonByeRequest', { description: 'A round that a participant has asked not to play.' })
export class SeasonByeRequestType {
  @Field(() => SeasonEntryType, { description: 'The participant, with its accounts.' })
  entry: SeasonEntryType;

  @Field(() => Int, { description: 'Number of the round.' })
  round: number;
}

@ObjectType('SeasonWaiting', { description: 'A participant that waits for a game in an arena.' })
export class SeasonWaitingType {
  @Field(() => ID, { description: 'The value of `SeasonEntry.player`.', deprecationReason: ENTRY })
  player: string;

  @Field(() => SeasonEntryType, { description: 'The participant, with its accounts.' })
  entry: SeasonEntryType;

  @Field(() => DateTime, { description: 'When the wait began: some seconds later, waiting participants are paired.' })
  since: number;
}

@ObjectType('SeasonStanding', { description: 'A line of the table of a season.' })
export class SeasonStandingType {
  @Field(() => ID, {
    description: 'The value of `SeasonEntry.player`.',
    deprecationReason: ENTRY,
  })
  player: string;

  @Field(() => SeasonEntryType, { description: 'The participant, with its accounts.' })
  entry: SeasonEntryType;

  @Field(() => Int, {
    description:
      '1 is best; players who remain tied share a rank, as do those of one place in their groups. Finalists come first, by the round in which they are out.',
  })
  rank: number;

  @Field(() => Float, { description: 'The sum of the points for its games, without those of finals.' })
  points: number;

  @Field(() => Float, { description: 'The points among them that penalties have added, or taken away.' })
  adjustment: number;

  @Field(() => [Float], { description: 'The values of the tie-breaks of the plan, in their order.' })
  tieBreaks: number[];

  @Field(() => Int, { nullable: true, description: 'The number of its group; null without groups.' })
  group?: number | null;

  @Field(() => Int, { nullable: true, description: 'Its place in its group.' })
  groupRank?: number | null;
}

@ObjectType('LeagueEvent', { description: 'An event of a league, with the account that decided it.' })
export class LeagueEventType {
  @Field(() => Int, { description: 'Its number in its league, from 1, without gaps.' })
  version: number;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: number;
}

@ObjectType({ description: 'The command was carried out, now or when its id was first given.' })
export class LeagueAccepted implements AcceptedLeagueAnswer {
  readonly kind = 'LeagueAccepted';

  @Field(() => LeagueType, { description: 'The league right after the command.' })
  league: LeagueSource;

  @Field(() => Int, { description: 'Version of the league after the command.' })
  version: number;

  @Field({ description: 'true: this is the earlier answer to the same command id; nothing happened now.' })
  replayed: boolean;
}

@ObjectType({
  implements: () => PlayerError,
  description: 'The league is not at the version that the command expected. Nothing happened.',
})
export class LeagueConflict implements LeagueConflictAnswer {
  readonly kind = 'LeagueConflict';

  @Field(() => Int, { description: 'The version that the command expected.' })
  expectedVersion: number;

  @Field(() => Int, { description: 'Version of the league now.' })
  actualVersion: number;
}

/** The result of a command on a league. */
export const LeagueResult = createUnionType({
  name: 'LeagueResult',
  description: 'The result of a command on a league.',
  types: () => [LeagueAccepted, LeagueConflict, CommandRejected] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

/** Pages of the list of leagues. */
export const LeagueConnection = connectionType(() => LeagueType, 'League');

/** Pages of the lists of a season. */
export const SeasonEntryConnection = connectionType(() => SeasonEntryType, 'SeasonEntry');
export const SeasonInvitationConnection = connectionType(() => SeasonInvitationType, 'SeasonInvitation');
export const SeasonApplicantConnection = connectionType(() => SeasonApplicantType, 'SeasonApplicant');
export const SeasonWaitingConnection = connectionType(() => SeasonWaitingType, 'SeasonWaiting');
export const SeasonStandingConnection = connectionType(() => SeasonStandingType, 'SeasonStanding');
/** Pages of the events of a league. */
export const LeagueEventConnection = connectionType(() => LeagueEventType, 'LeagueEvent');
