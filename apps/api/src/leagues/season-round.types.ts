import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PairingOutcome } from '#leagues';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';
import { ENTRY } from './bare-ids.js';
import { SeasonEntryType } from './league.types.js';
import { SeasonReportType } from './season-report.types.js';

const PairingOutcomeKindEnum = {
  CONFIRMED: 'CONFIRMED',
  FORFEITED: 'FORFEITED',
  CORRECTED: 'CORRECTED',
  ANNULLED: 'ANNULLED',
} as const;
registerEnumType(PairingOutcomeKindEnum, {
  name: 'SeasonOutcomeKind',
  description: 'The kind of result of a pairing.',
  valuesMap: {
    CONFIRMED: { description: 'The game was played to its end, and counts.' },
    FORFEITED: { description: 'A player did not appear.' },
    CORRECTED: { description: 'An organizer of the league corrected the result.' },
    ANNULLED: { description: 'The game does not count.' },
  },
});

@ObjectType('SeasonScore', { description: 'The points of a player for a game.' })
export class SeasonScoreType {
  @Field(() => ID, { description: 'The value of `SeasonEntry.player`.', deprecationReason: ENTRY })
  player: string;

  @Field(() => SeasonEntryType, { description: 'The participant, with its accounts.' })
  entry: SeasonEntryType;

  @Field(() => Float, { description: 'The value in points of the league.' })
  points: number;
}

@ObjectType('SeasonBye', { description: 'A player without an opponent in a round, and the points for it.' })
export class SeasonByeType extends SeasonScoreType {}

@ObjectType('SeasonPairingOutcome', { description: 'The result of a pairing.' })
export class SeasonPairingOutcomeType {
  @Field(() => PairingOutcomeKindEnum, { description: 'The way in which it was decided.' })
  kind: PairingOutcome['kind'];

  @Field(() => [SeasonScoreType], { description: 'The points of each player; empty where it does not count.' })
  scores: SeasonScoreType[];

  @Field(() => String, { nullable: true, description: 'The final hash of its game; null if not played to its end.' })
  gameHash: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its game ended; null if it was not played to its end.' })
  endedAt: number | null;
}

@ObjectType('SeasonMatchGame', { description: 'A game of a match of several games, or a board of a match of teams.' })
export class SeasonMatchGameType {
  @Field(() => ID, { description: 'The value of `Game.id`, also before it is opened.' })
  gameId: string;

  @Field(() => [ID], { description: 'The values of `SeasonEntry.player`, in the order of seats.' })
  players: string[];

  @Field(() => [ID], {
    description: 'The values of `Account.id` of a board, in the order of seats; empty where all members play.',
  })
  accounts: string[];

  @Field(() => DateTime, { description: 'When the game is opened.' })
  startsAt: number;

  @Field(() => SeasonPairingOutcomeType, {
    nullable: true,
    description: 'The result of the game; null while it is played, and where the match was decided without it.',
  })
  outcome: SeasonPairingOutcomeType | null;
}

@ObjectType('SeasonPairing', { description: 'The opponents of a game in a round, and its result.' })
export class SeasonPairingType {
  @Field(() => ID, {
    description: 'The value of `Game.id` of its game, also before it is opened; of a match, its first game.',
  })
  gameId: string;

  @Field(() => [SeasonMatchGameType], {
    description:
      'The games of its match so far, or its boards, in order; empty where the season has matches of one game.',
  })
  games: SeasonMatchGameType[];

  @Field(() => [ID], {
    description: 'The values of `SeasonEntry.player`, in the order of seats.',
    deprecationReason: 'Ask for `entries { player members { name } }`, which has the names too.',
  })
  players: string[];

  @Field(() => [SeasonEntryType], { description: 'The participants, in the order of seats, with their accounts.' })
  entries: SeasonEntryType[];

  @Field(() => String, { nullable: true, description: 'The match in the bracket; null without a bracket.' })
  match: string | null;

  @Field(() => SeasonReportType, {
    nullable: true,
    description: 'The latest report of its result; null without one, and where games are played on the server.',
  })
  report: SeasonReportType | null;

  @Field(() => SeasonPairingOutcomeType, { nullable: true, description: 'The result; null while the game is played.' })
  outcome: SeasonPairingOutcomeType | null;
}

@ObjectType('SeasonRound', { description: 'A round of a season: its pairings, and its byes.' })
export class SeasonRoundType {
  @Field(() => Int, { description: 'From 1.' })
  number: number;

  @Field(() => DateTime, { description: 'When the games of the round are opened.' })
  startsAt: number;

  @Field(() => Boolean, {
    description: 'true: it was played elsewhere and imported from a report: its games are in no stream.',
  })
  imported: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the seed of the deal that all its games have, lower-case hex: `Game.seed` once all of them are over. null where each game has its own.',
  })
  deal: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'SHA-256 of the seeds of the deals of the boards of all matches, the first board first, lower-case hex: `Game.seed` once all games of a board are over. null without boards, and where each game has its own.',
  })
  boardDeals: string[] | null;

  @Field(() => [SeasonByeType], { description: 'The players without an opponent.' })
  byes: SeasonByeType[];
}

@ObjectType('SeasonProposedPairing', { description: 'A pairing that the format proposes.' })
export class SeasonProposedPairingType {
  @Field(() => [ID], {
    description: 'The values of `SeasonEntry.player`, in the order of seats.',
    deprecationReason: 'Ask for `entries { player members { name } }`, which has the names too.',
  })
  players: string[];

  @Field(() => [SeasonEntryType], { description: 'The participants, in the order of seats, with their accounts.' })
  entries: SeasonEntryType[];

  @Field(() => String, {
    nullable: true,
    description: 'The match in the bracket; null without a bracket.',
  })
  match: string | null;
}

@ObjectType('SeasonProposal', { description: 'The next round, as proposed by the format of the season.' })
export class SeasonProposalType {
  @Field(() => [SeasonProposedPairingType], { description: 'The proposed pairings.' })
  pairings: SeasonProposedPairingType[];

  @Field(() => [SeasonByeType], { description: 'The players without an opponent.' })
  byes: SeasonByeType[];
}

export const SeasonRoundConnection = connectionType(() => SeasonRoundType, 'SeasonRound');
export const SeasonPairingConnection = connectionType(() => SeasonPairingType, 'SeasonPairing');
