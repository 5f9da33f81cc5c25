import { Leagues } from '#league-service';
import type { StreamDirectory } from '#streams';
import { localized } from '#kernel';
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { LEAGUE_DIRECTORY } from '../core/tokens.js';
import { PageArguments } from '../graphql/connection.js';
import { idOfKind } from '../requests/global-id.js';
import type { Connection } from '../requests/page.js';
import { streamPage } from '../requests/stream-page.js';
import { leagueSourceOf, type LeagueSource } from './league-source.js';
import { LeagueConnection } from './league.types.js';

/** A filter of leagues. */
@ArgsType()
class LeagueListArguments extends PageArguments {
  @Field(() => ID, {
    nullable: true,
    description: 'Only leagues that this account runs or has entered, individually or in a team.',
  })
  account?: string | null;
}

/** The list of leagues. */
@Resolver()
export class LeagueListResolver {
  constructor(
    private readonly service: Leagues,
    @Inject(LEAGUE_DIRECTORY) private readonly directory: StreamDirectory,
  ) {}

  @ForEverybody()
  @Query(() => LeagueConnection, { description: 'Leagues; newest first. May be a moment behind.' })
  leagues(@Args() { account, ...page }: LeagueListArguments): Promise<Connection<LeagueSource>> {
    return streamPage(this.directory, page, {
      account: account == null ? undefined : idOfKind('Account', account),
      what: localized('a league', 'd’une ligue'),
      load: (ids) => this.service.loadAll(ids),
      node: leagueSourceOf,
    });
  }
}
