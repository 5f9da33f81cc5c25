import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';
import type { PairingSource } from './entrants.js';
import { LeagueSeasonType, LeagueType } from './league.types.js';
import { SeasonPairingType } from './season-round.types.js';
import type { LeagueSource, SeasonSource } from './league-source.js';

@ObjectType('OwnPairing', { description: 'A pairing that you still have to play.' })
export class OwnPairingType {
  @Field(() => LeagueType, { description: 'The league of the pairing.' })
  league: LeagueSource;

  @Field(() => LeagueSeasonType, { description: 'The season of the pairing.' })
  season: SeasonSource;

  @Field(() => Int, { description: 'Number of the round, from 1.' })
  round: number;

  @Field(() => SeasonPairingType, { description: 'Your opponents, and the game.' })
  pairing: PairingSource;

  @Field(() => Int, { description: 'Your seat, from 0.' })
  seat: number;

  @Field(() => DateTime, { description: 'When the game is opened.' })
  startsAt: number;

  @Field(() => DateTime, { description: 'The deadline for taking a seat: a player who misses it forfeits.' })
  joinBy: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Where seeds are hidden and you are seated automatically: until then you may take your seat yourself (`joinGame` with `seedCommitment`); afterwards you play without a seed of your own. null elsewhere.',
  })
  seatedAt: number | null;

  @Field({
    description:
      'true: you take your seat yourself (`joinGame`), with the things that you bring; false: you are seated when the game is opened.',
  })
  joinsYourself: boolean;
}

/** Pages of pairings that an account has to play. */
export const OwnPairingConnection = connectionType(() => OwnPairingType, 'OwnPairing');
