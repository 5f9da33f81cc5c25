import { localized } from '#kernel';
import { Campaigns } from '#campaign-service';
import type { StreamDirectory } from '#streams';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { CAMPAIGN_DIRECTORY } from '../core/tokens.js';
import { accountIn } from '../games/command-request.js';
import type { ApiContext } from '../requests/api-context.js';
import { PageArguments } from '../graphql/connection.js';
import type { Connection } from '../requests/page.js';
import { streamPage } from '../requests/stream-page.js';
import { campaignSourceOf, type CampaignSource } from './campaign-source.js';
import { CampaignConnection } from './campaign.types.js';

/** The list of the caller's campaigns. */
@Resolver()
export class CampaignListResolver {
  constructor(
    private readonly service: Campaigns,
    @Inject(CAMPAIGN_DIRECTORY) private readonly directory: StreamDirectory,
  ) {}

  @Needs('games:read')
  @Query(() => CampaignConnection, {
    description:
      'Campaigns that you opened, or in which you finished an adventure; newest first. May be a moment behind.',
  })
  campaigns(@Args() page: PageArguments, @Context() context: ApiContext): Promise<Connection<CampaignSource>> {
    return streamPage(this.directory, page, {
      account: accountIn(context),
      what: localized('a campaign', 'd’une campagne'),
      load: (ids) => this.service.loadAll(ids),
      node: campaignSourceOf,
    });
  }
}
