import { liveTable } from '#event-store';
import pg, { type Pool } from 'pg';
import type { CampaignDirectory, CampaignQuery } from './campaign-directory.js';
import { campaignListProjection } from './campaign-list-projection.js';
import type { CampaignListing } from './campaign-listing.js';

/** PostgreSQL's code for a table that there is not. */
const UNDEFINED_TABLE = '42P01';

/** Reads the list that the projection `campaign_list` keeps: a moment behind, and empty before a worker first ran. */
export class PostgresCampaignDirectory implements CampaignDirectory {
  constructor(private readonly pool: Pool) {}

  async find(query: CampaignQuery): Promise<readonly CampaignListing[]> {
    try {
      return await this.select(query);
    } catch (fault) {
      if (fault instanceof pg.DatabaseError && fault.code === UNDEFINED_TABLE) return [];
      throw fault;
    }
  }

  private async select({ account, descending, after, limit }: CampaignQuery): Promise<readonly CampaignListing[]> {
    const [direction, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    const { rows } = await this.pool.query<{ listing: CampaignListing }>(
      `select listing from ${liveTable(campaignListProjection.name)}
        where accounts @> $1 and ($2::bigint is null or (opened_at, campaign_id) ${beyond} ($2, $3::uuid))
        order by opened_at ${direction}, campaign_id ${direction}
        limit $4`,
      [[account], after?.at ?? null, after?.campaignId ?? null, limit],
    );
    return rows.map(({ listing }) => listing);
  }
}
