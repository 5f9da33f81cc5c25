import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';
import { LeagueSeasonType, LeagueType, SeasonPairingType } from './league.types.js';
import type { LeagueSource, SeasonSource } from './league-source.js';

@ObjectType('OwnPairing', { description: 'A pairing that you still have to play.' })
export class OwnPairingType {
  @Field(() => LeagueType, { description: 'The league that has paired you.' })
  league: LeagueSource;

  @Field(() => LeagueSeasonType, { description: 'The season that it is of.' })
  season: SeasonSource;

  @Field(() => Int, { description: 'Number of the round, from 1.' })
  round: number;

  @Field(() => SeasonPairingType, { description: 'Whom you meet, and in which game.' })
  pairing: SeasonPairingType;

  @Field(() => Int, { description: 'Your seat, from 0.' })
  seat: number;

  @Field(() => DateTime, { description: 'When the game is opened.' })
  startsAt: number;

  @Field(() => DateTime, { description: 'Who has not come by then forfeits.' })
  joinBy: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Where seeds are hidden and you are seated: until then you may sit down yourself (`joinGame` with `seedCommitment`); afterwards you play without a seed of your own. null elsewhere.',
  })
  seatedAt: number | null;

  @Field({
    description:
      'You sit down yourself (`joinGame`), with what you bring; else you are seated when the game is opened.',
  })
  joinsYourself: boolean;
}

/** Pages of what somebody has to play. */
export const OwnPairingConnection = connectionType(() => OwnPairingType, 'OwnPairing');
