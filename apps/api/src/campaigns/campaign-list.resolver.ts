import { Campaigns, type CampaignDirectory, type CampaignPlace } from '#games';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { Needs } from '../access/scope-guard.js';
import { CAMPAIGN_DIRECTORY } from '../api-parts.js';
import { accountIn } from '../games/command-request.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { PageArguments } from '../graphql/connection.js';
import { connectionOf, pageSize, type Connection, type Edge } from '../requests/page.js';
import { campaignSourceOf, type CampaignSource } from './campaign-source.js';
import { CampaignConnection } from './campaign.types.js';

const place = z.tuple([z.int(), z.uuid()]);

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
    const { limit, fromEnd } = pageSize(page);
    if ((fromEnd ? page.after : page.before) != null)
      throw new ApiError('BAD_USER_INPUT', 'Give "first" with "after", or "last" with "before".');
    const from = fromEnd ? page.before : page.after;
    const found = await this.directory.find({
      account: accountIn(context),
      descending: !fromEnd,
      after: from == null ? undefined : placeIn(from),
      limit: limit + 1,
    });
    const listings = fromEnd ? found.slice(0, limit).reverse() : found.slice(0, limit);
    const isMore = found.length > limit;
    return connectionOf(
      await Promise.all(listings.map(({ campaignId, openedAt }) => this.edge({ at: openedAt, campaignId }))),
      fromEnd ? { before: isMore, after: from != null } : { before: from != null, after: isMore },
    );
  }

  private async edge(at: CampaignPlace): Promise<Edge<CampaignSource>> {
    const loaded = await this.service.load(at.campaignId);
    if (!loaded) throw new Error(`The list names campaign ${at.campaignId}, which there is not.`);
    return { cursor: cursorOf(at), node: campaignSourceOf(loaded) };
  }
}

const cursorOf = ({ at, campaignId }: CampaignPlace): string =>
  Buffer.from(JSON.stringify([at, campaignId]), 'utf8').toString('base64url');

function placeIn(cursor: string): CampaignPlace {
  try {
    const [at, campaignId] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, campaignId };
  } catch {
    throw new ApiError('BAD_USER_INPUT', 'This is not the cursor of a campaign.');
  }
}
