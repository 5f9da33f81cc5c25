import { createUnionType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PairingOutcome, Season } from '#leagues';
import { CommandRejected, PlayerError } from '../games/command-result.types.js';
import { connectionType } from '../graphql/connection.js';
import { derived } from '../graphql/derived-types.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import type { AcceptedLeagueAnswer, LeagueConflictAnswer, LeagueSource } from './league-source.js';

const SeasonStatusEnum = { OPEN: 'OPEN', CLOSED: 'CLOSED' } as const;
registerEnumType(SeasonStatusEnum, {
  name: 'SeasonStatus',
  description: 'How far a season is.',
  valuesMap: {
    OPEN: { description: 'It takes entries, pairings and results.' },
    CLOSED: { description: 'It is over: nothing of it changes any more.' },
  },
});

const PairingOutcomeKindEnum = {
  CONFIRMED: 'CONFIRMED',
  FORFEITED: 'FORFEITED',
  CORRECTED: 'CORRECTED',
  ANNULLED: 'ANNULLED',
} as const;
registerEnumType(PairingOutcomeKindEnum, {
  name: 'SeasonOutcomeKind',
  description: 'What became of a pairing.',
  valuesMap: {
    CONFIRMED: { description: 'Its game was played to its end, and counts.' },
    FORFEITED: { description: 'Somebody did not come.' },
    CORRECTED: { description: 'Who runs the league has put the result right.' },
    ANNULLED: { description: 'It counts for nothing.' },
  },
});

@ObjectType('League', {
  implements: () => Node,
  description: 'Seasons of games, and those who run them. Public, with everything that was decided and why.',
})
export class LeagueType implements Node {
  @Field(() => ID, { description: 'Unique in the whole API; `node` finds it again.' })
  id: string;
}

@ObjectType('LeagueSeason', { description: 'What is played of a league from its opening to its close.' })
export class LeagueSeasonType {
  @Field(() => Int, { description: 'From 1, in the order of opening.' })
  number: number;

  @Field({ description: 'What it is called by those who run the league.' })
  name: string;

  @Field(() => SeasonStatusEnum, { description: 'How far it is.' })
  status: Season['status'];
}

@ObjectType('SeasonEntry', { description: 'Somebody who plays in a season.' })
export class SeasonEntryType {
  @Field(() => ID, { description: 'The id of the account that plays alone, or the name of the team.' })
  player: string;

  @Field(() => Int, { description: 'The best first: by it who is equal otherwise is told apart.' })
  number: number;

  @Field(() => Int, { nullable: true, description: 'After how many rounds it has withdrawn; null for who plays on.' })
  withdrawnAfter: number | null;
}

@ObjectType('SeasonInvitation', { description: 'Somebody who is invited to a season, and does not play in it yet.' })
export class SeasonInvitationType {
  @Field(() => ID, { description: 'The id of the account that would play alone, or the name of the team.' })
  player: string;

  @Field(() => Int, { nullable: true, description: 'The number that it will have; null for the next one.' })
  number: number | null;
}

@ObjectType('SeasonWaiting', { description: 'Somebody who waits for a game in an arena.' })
export class SeasonWaitingType {
  @Field(() => ID, { description: 'As `SeasonEntry.player` has it.' })
  player: string;

  @Field(() => DateTime, { description: 'Since when: some seconds later those who wait are paired.' })
  since: number;
}

@ObjectType('SeasonScore', { description: 'What a player gets for a game.' })
export class SeasonScoreType {
  @Field(() => ID, { description: 'As `SeasonEntry.player` has it.' })
  player: string;

  @Field(() => Float, { description: 'In the points of the league.' })
  points: number;
}

@ObjectType('SeasonBye', { description: 'Who has no opponent in a round, and what that is worth.' })
export class SeasonByeType extends SeasonScoreType {}

@ObjectType('SeasonPairingOutcome', { description: 'What became of a pairing.' })
export class SeasonPairingOutcomeType {
  @Field(() => PairingOutcomeKindEnum, { description: 'By whom and how it was decided.' })
  kind: PairingOutcome['kind'];

  @Field(() => [SeasonScoreType], { description: 'What each player got; empty where it counts for nothing.' })
  scores: SeasonScoreType[];

  @Field(() => String, {
    nullable: true,
    description: 'The hash that its game ended with; null where none was played to an end.',
  })
  gameHash: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its game ended; null where none was played to an end.' })
  endedAt: number | null;
}

@ObjectType('SeasonPairing', { description: 'Who plays whom in a round, and what became of it.' })
export class SeasonPairingType {
  @Field(() => ID, { description: 'What `Game.id` says of its game, also before that is opened.' })
  gameId: string;

  @Field(() => [ID], { description: 'Each as `SeasonEntry.player` has it, in the order of seats.' })
  players: string[];

  @Field(() => String, { nullable: true, description: 'Which match of a bracket it is; null where there is none.' })
  match: string | null;

  @Field(() => SeasonPairingOutcomeType, { nullable: true, description: 'null while it is played.' })
  outcome: SeasonPairingOutcomeType | null;
}

@ObjectType('SeasonRound', { description: 'What is played at one time: its pairings, and who has none.' })
export class SeasonRoundType {
  @Field(() => Int, { description: 'From 1.' })
  number: number;

  @Field(() => DateTime, { description: 'When its games are opened.' })
  startsAt: number;

  @Field(() => [SeasonByeType], { description: 'Those without an opponent.' })
  byes: SeasonByeType[];
}

@ObjectType('SeasonProposedPairing', { description: 'Who would play whom.' })
export class SeasonProposedPairingType {
  @Field(() => [ID], { description: 'Each as `SeasonEntry.player` has it, in the order of seats.' })
  players: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Which match of a bracket it would be; null where there is none.',
  })
  match: string | null;
}

@ObjectType('SeasonProposal', { description: 'The next round as the format of the season has it.' })
export class SeasonProposalType {
  @Field(() => [SeasonProposedPairingType], { description: 'All that would be played.' })
  pairings: SeasonProposedPairingType[];

  @Field(() => [SeasonByeType], { description: 'Those who would have no opponent.' })
  byes: SeasonByeType[];
}

@ObjectType('SeasonStanding', { description: 'A line of the table of a season.' })
export class SeasonStandingType {
  @Field(() => ID, { description: 'As `SeasonEntry.player` has it.' })
  player: string;

  @Field(() => Int, { description: '1 is best; who cannot be told apart shares a rank.' })
  rank: number;

  @Field(() => Float, { description: 'The sum of what the games were worth.' })
  points: number;

  @Field(() => [Float], { description: 'What each tie-break of the plan came to, in their order.' })
  tieBreaks: number[];
}

@ObjectType('LeagueEvent', { description: 'Something that happened to a league, and who decided it.' })
export class LeagueEventType {
  @Field(() => Int, { description: 'Its number in its league, from 1, without a gap.' })
  version: number;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: number;
}

@ObjectType({ description: 'The command was carried out, now or when its id was first given.' })
export class LeagueAccepted implements AcceptedLeagueAnswer {
  readonly kind = 'LeagueAccepted';

  @Field(() => LeagueType, { description: 'The league right after it.' })
  league: LeagueSource;

  @Field(() => Int, { description: 'Version of the league after the command.' })
  version: number;

  @Field({ description: 'This is the answer that the command id got before; nothing happened now.' })
  replayed: boolean;
}

@ObjectType({
  implements: () => PlayerError,
  description: 'The league has moved on: it is not at the version that the command expected. Nothing happened.',
})
export class LeagueConflict implements LeagueConflictAnswer {
  readonly kind = 'LeagueConflict';

  @Field(() => Int, { description: 'The version that the command expected.' })
  expectedVersion: number;

  @Field(() => Int, { description: 'Version of the league now.' })
  actualVersion: number;
}

/** What becomes of a command on a league. */
export const LeagueResult = createUnionType({
  name: 'LeagueResult',
  description: 'What became of a command on a league.',
  types: () => [LeagueAccepted, LeagueConflict, CommandRejected] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

/** Pages of the list of leagues. */
export const LeagueConnection = connectionType(() => LeagueType, 'League');

/** Pages of the lists of a season. */
export const SeasonEntryConnection = connectionType(() => SeasonEntryType, 'SeasonEntry');
export const SeasonInvitationConnection = connectionType(() => SeasonInvitationType, 'SeasonInvitation');
export const SeasonWaitingConnection = connectionType(() => SeasonWaitingType, 'SeasonWaiting');
export const SeasonRoundConnection = connectionType(() => SeasonRoundType, 'SeasonRound');
export const SeasonPairingConnection = connectionType(() => SeasonPairingType, 'SeasonPairing');
export const SeasonStandingConnection = connectionType(() => SeasonStandingType, 'SeasonStanding');
/** Pages of the events of a league. */
export const LeagueEventConnection = connectionType(() => LeagueEventType, 'LeagueEvent');

const COMMAND_ID =
  'A UUID that you make. What was accepted under it is answered again and happens once; what was refused is not remembered.';
const EXPECTED = 'Carry it out at exactly this version of the league, or answer with `LeagueConflict`.';

@InputType({ description: 'A new league of yours.' })
export class OpenLeagueInput {
  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field({ description: 'What it is called: 1 to 80 characters.' })
  name: string;

  @Field(() => [ID], { nullable: true, description: 'Ids of accounts that run it beside you; up to 20.' })
  operators?: string[] | null;
}

@InputType({ description: 'A new season of a league that you run.' })
export class OpenSeasonInput {
  @Field(() => ID, { description: 'What `League.id` says.' })
  leagueId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: EXPECTED })
  expectedVersion?: number | null;

  @Field({ description: 'What it is called: 1 to 80 characters.' })
  name: string;

  @Field(derived(({ optionsInput }) => optionsInput), { description: 'What is played, with the options of its games.' })
  options: Readonly<Record<string, unknown>>;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the rules, for the whole season; the newest, when it is left out.',
  })
  rulesVersion?: string | null;

  @Field(derived(({ subjects }) => subjects['league']?.objectInputs['plan']), { description: 'How it is played.' })
  plan: Readonly<Record<string, unknown>>;
}

@InputType({ description: 'A command on a league.' })
export class LeagueCommandRequest {
  @Field(() => ID, { description: 'What `League.id` says.' })
  leagueId: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;

  @Field(() => Int, { nullable: true, description: EXPECTED })
  expectedVersion?: number | null;

  @Field(derived(({ subjects }) => subjects['league']?.commandInput), { description: 'Exactly one command.' })
  command: Readonly<Record<string, unknown>>;
}
