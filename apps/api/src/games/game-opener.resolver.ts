import { leagueOf } from '#leagues';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { leagueSourceOf, type LeagueSource } from '../leagues/league-source.js';
import { LeagueType } from '../leagues/league.types.js';
import { globalId } from '../requests/global-id.js';
import type { ApiContext } from '../requests/api-context.js';
import type { GameSource } from './game-source.js';
import { GameOrigin, GameType } from './game.types.js';
import { NamedStreams } from './named-streams.js';

/** The opener of a game, an account or a league, and the game that it goes on from. */
@Resolver(() => GameType)
export class GameOpenerResolver {
  constructor(private readonly streams: NamedStreams) {}

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The account that opened the game, and may start it; null for a game of a league.',
  })
  async openedBy(@Parent() { current }: GameSource, @Context() { accounts }: ApiContext): Promise<AccountType | null> {
    const account = leagueOf(current) === undefined ? await accounts.load(current.game.openedBy) : undefined;
    return account ? accountOf(account) : null;
  }

  @ResolveField(() => LeagueType, {
    nullable: true,
    description: 'The league that opened it, for a pairing of a season; null for a game of an account.',
  })
  async league(@Parent() { current }: GameSource): Promise<LeagueSource | null> {
    const loaded = await this.streams.leagueOf(current);
    return loaded ? leagueSourceOf(loaded) : null;
  }

  @ResolveField(() => GameOrigin, {
    nullable: true,
    description: 'The version of a finished game that this one goes on from; null for a game that was set up.',
  })
  forkedFrom(@Parent() { current }: GameSource): GameOrigin | null {
    const { forkedFrom } = current.game;
    return forkedFrom ? { gameId: globalId('Game', forkedFrom.gameId), version: forkedFrom.version } : null;
  }
}
