import { Contracts, enumNameOf } from '#contracts';
import { Campaigns } from '#campaign-service';
import { Games } from '#games';
import type { Adventure, AdventurePlayer } from '#kernel';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { idArgument } from '../graphql/arguments.js';
import { ForEverybody } from '../access/scope-guard.js';
import { accountOf, AccountType } from '../accounts/account.types.js';
import type { GameSource } from '../games/game-source.js';
import { ShownGames } from '../games/shown-games.js';
import { GameType } from '../games/game.types.js';
import type { ApiContext } from '../requests/api-context.js';
import { PageArguments } from '../graphql/connection.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { DerivedField } from '../graphql/derived-types.js';
import { globalId, idOfKind } from '../requests/global-id.js';
import { DateTime } from '../graphql/scalars.js';
import { campaignTranscriptRoute } from '../rest/transcripts/transcript-routes.js';
import { rulesetOf, RulesetType } from '../rulesets/ruleset.types.js';
import { campaignSourceOf, type CampaignSource } from './campaign-source.js';
import { AdventureConnection, AdventurePlayerType, AdventureType, CampaignType } from './campaign.types.js';

/** The fields of a campaign. */
@Resolver(() => CampaignType)
export class CampaignResolver {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly contracts: Contracts,
    private readonly games: Games,
  ) {}

  @ForEverybody()
  @Query(() => CampaignType, {
    nullable: true,
    description: 'A campaign; null when there is no campaign with this id.',
  })
  async campaign(@Args('id', idArgument) id: string): Promise<CampaignSource | null> {
    const loaded = await this.campaigns.load(idOfKind('Campaign', id));
    return loaded ? campaignSourceOf(loaded) : null;
  }

  @ResolveField(() => ID)
  id(@Parent() { loaded }: CampaignSource): string {
    return globalId('Campaign', loaded.campaignId);
  }

  @ResolveField(() => String, { description: 'The name of the campaign.' })
  name(@Parent() { loaded }: CampaignSource): string {
    return loaded.campaign.name;
  }

  @ResolveField(() => RulesetType, { description: 'The ruleset of the campaign, in its newest version.' })
  ruleset(@Parent() { loaded: { ruleset } }: CampaignSource): RulesetType {
    return rulesetOf(this.games.rulesets.newestOf(ruleset));
  }

  @ResolveField(() => String, { description: 'The version of the ruleset for all its adventures.' })
  rulesVersion(@Parent() { loaded }: CampaignSource): string {
    return loaded.campaign.rulesVersion;
  }

  @ResolveField(() => Int, { description: 'Number of the last event of its stream.' })
  version(@Parent() { loaded }: CampaignSource): number {
    return loaded.campaign.version;
  }

  @ResolveField(() => String, {
    description: 'The path of its transcript on this server: the whole campaign so far in one signed file.',
  })
  transcript(@Parent() { loaded }: CampaignSource): string {
    return campaignTranscriptRoute.path.replace('{id}', globalId('Campaign', loaded.campaignId));
  }

  @ResolveField(() => DateTime, { description: 'When it was opened.' })
  openedAt(@Parent() { loaded }: CampaignSource): number {
    return loaded.openedAt;
  }

  @ResolveField(() => DateTime, { description: 'When its last commit was made.' })
  changedAt(@Parent() { loaded }: CampaignSource): number {
    return loaded.changedAt;
  }

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The account that opened it, and opens its adventures.',
  })
  openedBy(@Parent() { loaded }: CampaignSource, @Context() context: ApiContext): Promise<AccountType | null> {
    return accountAs(loaded.campaign.openedBy, context);
  }

  @ResolveField(() => AdventureConnection, {
    description: 'Its games, in the order in which they were opened.',
  })
  adventures(@Parent() { loaded }: CampaignSource, @Args() page: PageArguments): Connection<Adventure> {
    return listPage(loaded.campaign.adventures, page, 'adventure');
  }

  @DerivedField(({ campaign }) => campaign, {
    description: 'A description of its state so far, by its ruleset.',
  })
  view(@Parent() { loaded: { ruleset, campaign } }: CampaignSource): unknown {
    return this.contracts.of(ruleset.name).campaign(ruleset.campaign?.view(campaign.state));
  }
}

/** The fields of an adventure. */
@Resolver(() => AdventureType)
export class AdventureResolver {
  constructor(private readonly shown: ShownGames) {}

  @ResolveField(() => ID)
  gameId(@Parent() { gameId }: Adventure): string {
    return globalId('Game', gameId);
  }

  @ResolveField(() => GameType, { nullable: true, description: 'Its game; null until it is opened.' })
  game(@Parent() { gameId }: Adventure, @Context() { caller }: ApiContext): Promise<GameSource | null> {
    return this.shown.find(gameId, caller);
  }

  @ResolveField()
  reason(@Parent() { reason }: Adventure): string | null {
    return reason === null ? null : enumNameOf(reason);
  }

  @ResolveField(() => [AdventurePlayerType], { description: 'By seat; empty unless it was played.' })
  players(@Parent() { players }: Adventure): readonly AdventurePlayer[] {
    return players;
  }
}

/** The fields of a player of an adventure. */
@Resolver(() => AdventurePlayerType)
export class AdventurePlayerResolver {
  @ResolveField(() => AccountType, { nullable: true, description: 'null for a bot.' })
  account(@Parent() { account }: AdventurePlayer, @Context() context: ApiContext): Promise<AccountType | null> {
    return account === null ? Promise.resolve(null) : accountAs(account, context);
  }
}

async function accountAs(id: string, { accounts }: ApiContext): Promise<AccountType | null> {
  const account = await accounts.load(id);
  return account ? accountOf(account) : null;
}
