import { Contracts } from '#contracts';
import { isUuid } from '#records';
import { accountsIn, Leagues, withApiIds } from '#league-service';
import type { LeagueEvent } from '#leagues';
import { Args, ArgsType, Context, Field, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { idArgument } from '../graphql/arguments.js';
import { PageArguments } from '../graphql/connection.js';
import { derived } from '../graphql/derived-types.js';
import { DateTime, JsonValue } from '../graphql/scalars.js';
import type { ApiContext } from '../requests/api-context.js';
import { globalId, idOfKind } from '../requests/global-id.js';
import { pageAt, placesOf } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { leagueTranscriptRoute } from '../rest/transcripts/transcript-routes.js';
import { accountsOf } from './accounts-of.js';
import { leagueSourceOf, type LeagueEventSource, type LeagueSource, type SeasonSource } from './league-source.js';
import { LeagueEventConnection, LeagueEventType, LeagueSeasonType, LeagueType } from './league.types.js';

/** A page of the events of a league. */
@ArgsType()
class LeagueEventArguments extends PageArguments {
  @Field(() => Int, { nullable: true, description: 'Only events after this version.' })
  afterVersion?: number | null;
}

/** The fields of a league. */
@Resolver(() => LeagueType)
export class LeagueResolver {
  constructor(private readonly leagues: Leagues) {}

  @ForEverybody()
  @Query(() => LeagueType, { nullable: true, description: 'A league; null when there is none with this id.' })
  async league(
    @Args('id', idArgument) id: string,
    @Args('version', {
      type: () => Int,
      nullable: true,
      description: 'The league at this version; by default as it is now.',
    })
    version?: number | null,
  ): Promise<LeagueSource | null> {
    const leagueId = idOfKind('League', id);
    const loaded = await (version == null ? this.leagues.load(leagueId) : this.leagues.at(leagueId, version));
    return loaded ? leagueSourceOf(loaded) : null;
  }

  @ResolveField(() => ID)
  id(@Parent() { loaded }: LeagueSource): string {
    return globalId('League', loaded.leagueId);
  }

  @ResolveField(() => String, { description: 'The name of the league, given by its organizers.' })
  name(@Parent() { loaded }: LeagueSource): string {
    return loaded.league.name;
  }

  @ResolveField(() => Int, { description: 'Number of the last event of its stream.' })
  version(@Parent() { loaded }: LeagueSource): number {
    return loaded.league.version;
  }

  @ResolveField(() => String, {
    description: 'The path of its transcript on this server: the whole league so far in one signed file.',
  })
  transcript(@Parent() { loaded }: LeagueSource): string {
    return leagueTranscriptRoute.path.replace('{leagueId}', globalId('League', loaded.leagueId));
  }

  @ResolveField(() => DateTime, { description: 'When its last commit was made.' })
  changedAt(@Parent() { loaded }: LeagueSource): number {
    return loaded.changedAt;
  }

  @ResolveField(() => [AccountType], { description: 'The owners of the league, who run it and answer for it.' })
  async operators(@Parent() { loaded }: LeagueSource, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    const found = await Promise.all(loaded.league.operators.filter(isUuid).map((id) => accounts.load(id)));
    return found.flatMap((account) => (account ? [accountOf(account)] : []));
  }

  @ResolveField(() => Boolean, {
    description:
      'true: the operator of the server vouches for it, and its games count for ratings of the server (`Ruleset.ratings`). Its own ratings count all of its games.',
  })
  vouched(@Parent() { loaded }: LeagueSource): boolean {
    return loaded.league.vouched;
  }

  @ResolveField(() => [LeagueSeasonType], { description: 'The seasons, in the order of opening.' })
  seasons(@Parent() { loaded }: LeagueSource): SeasonSource[] {
    return loaded.league.seasons.map((season) => ({ loaded, season }));
  }

  @ResolveField(() => LeagueSeasonType, {
    nullable: true,
    description: 'One season; null where there is no season with this number.',
  })
  season(
    @Parent() { loaded }: LeagueSource,
    @Args('number', { type: () => Int, description: 'From 1.' }) number: number,
  ): SeasonSource | null {
    const season = loaded.league.seasons.find((one) => one.number === number);
    return season ? { loaded, season } : null;
  }

  @ResolveField(() => LeagueEventConnection, {
    description: 'All events of the league, in order, with the actor and the reason of each decision.',
  })
  async events(
    @Parent() { loaded }: LeagueSource,
    @Args() { afterVersion, ...page }: LeagueEventArguments,
  ): Promise<Connection<LeagueEventSource>> {
    const from = Math.max(0, afterVersion ?? 0);
    const length = Math.max(0, loaded.league.version - from);
    const { first, end } = placesOf(length, page, 'event');
    const range = { after: from + first, upTo: from + end };
    const events = first < end ? await this.leagues.events(loaded.leagueId, range) : [];
    return pageAt(events, first, length, 'event');
  }
}

/** The fields of an event of a league. */
@Resolver(() => LeagueEventType)
export class LeagueEventResolver {
  constructor(private readonly contracts: Contracts) {}

  @ResolveField(() => String, { description: 'The name of the event; the type name of `payload` derives from it.' })
  type(@Parent() { event }: LeagueEventSource): string {
    return event.type;
  }

  @ResolveField(derived(({ subjects }) => subjects['league']?.event), {
    description: 'The event with its typed fields.',
  })
  payload(@Parent() { event }: LeagueEventSource): unknown {
    return this.contracts.ofSubject('league').event(withApiIds<LeagueEvent>(event));
  }

  @ResolveField(() => JsonValue, {
    description: 'The event as JSON, with the fields of its stream.',
  })
  payloadJson(@Parent() { event }: LeagueEventSource): unknown {
    const { type: _type, ...fields } = withApiIds<LeagueEvent>(event);
    return fields;
  }

  @ResolveField(() => [AccountType], {
    description:
      'The accounts that the event names: players, members, organizers, and the account that decided it. For the names beside the ids of `payload`.',
  })
  accounts(@Parent() { event }: LeagueEventSource, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(accountsIn(event), accounts);
  }
}
