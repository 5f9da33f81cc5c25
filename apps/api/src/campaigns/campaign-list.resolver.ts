import { both } from '#kernel';
import { Campaigns, type CampaignDirectory, type CampaignPlace } from '#games';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { CAMPAIGN_DIRECTORY } from '../api-parts.js';
import { accountIn } from '../games/command-request.js';
import type { ApiContext } from '../requests/api-context.js';
import { PageArguments } from '../graphql/connection.js';
import { connectionOf, cutToPage, stretchOf, type Connection, type Edge } from '../requests/page.js';
import { comesBefore, cursorOfPlace, placeIn, type TimedPlace } from '../requests/place-cursor.js';
import { campaignSourceOf, type CampaignSource } from './campaign-source.js';
import { CampaignConnection } from './campaign.types.js';

/** The list of the caller's campaigns. */
@Resolver()
export class CampaignListResolver {
  constructor(
    private readonly service: Campaigns,
    @Inject(CAMPAIGN_DIRECTORY) private readonly directory: CampaignDirectory,
  ) {}

  @Needs('games:read')
  @Query(() => CampaignConnection, {
    description:
      'Campaigns that you have opened, or played an adventure of to its end; newest first. May be a moment behind.',
  })
  async campaigns(@Args() page: PageArguments, @Context() context: ApiContext): Promise<Connection<CampaignSource>> {
    const stretch = stretchOf(page);
    const { limit, fromEnd, from } = stretch;
    const found = await this.directory.find({
      account: accountIn(context),
      descending: !fromEnd,
      after: from === undefined ? undefined : campaignPlaceOf(placeOf(from)),
      limit: limit + 1,
    });
    const { members, more } = cutToPage(found, stretch, ({ openedAt, campaignId }, until) =>
      comesBefore({ at: openedAt, id: campaignId }, placeOf(until), !fromEnd),
    );
    const edges = members.map(({ campaignId, openedAt }) => this.edge({ at: openedAt, campaignId }));
    return connectionOf(await Promise.all(edges), more);
  }

  private async edge(at: CampaignPlace): Promise<Edge<CampaignSource>> {
    const loaded = await this.service.load(at.campaignId);
    if (!loaded) throw new Error(`The list names campaign ${at.campaignId}, which there is not.`);
    return { cursor: cursorOfPlace(at.at, at.campaignId), node: campaignSourceOf(loaded) };
  }
}

const placeOf = (cursor: string): TimedPlace => placeIn(cursor, both('a campaign', 'd’une campagne'));

const campaignPlaceOf = ({ at, id }: TimedPlace): CampaignPlace => ({ at, campaignId: id });
