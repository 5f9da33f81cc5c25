import { fromReadModel, liveTable } from '#event-store';
import type { Pool } from 'pg';
import type { StreamDirectory, StreamQuery } from './stream-directory.js';
import type { StreamList, StreamListing } from './stream-list.js';

/** Reads the list that the projection of this name keeps: a moment behind, and empty before a worker first ran. */
export class PostgresStreamDirectory implements StreamDirectory {
  constructor(
    private readonly pool: Pool,
    private readonly list: Pick<StreamList, 'name'>,
  ) {}

  find(query: StreamQuery): Promise<readonly StreamListing[]> {
    return fromReadModel(() => this.select(query), []);
  }

  private async select({
    account,
    descending,
    after,
    limit,
    withHidden = false,
  }: StreamQuery): Promise<readonly StreamListing[]> {
    const [direction, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    // Two texts: with one for both no plan could use the index of the accounts.
    const isWanted = account === undefined ? '$1::text is null' : 'accounts @> array[$1]';
    const { rows } = await this.pool.query<{ listing: StreamListing }>(
      `select listing from ${liveTable(this.list.name)}
        where ${isWanted} and ($2::bigint is null or (opened_at, stream_id) ${beyond} ($2, $3::uuid))
          and ($5 or listing->'isHidden' is distinct from 'true'::jsonb)
        order by opened_at ${direction}, stream_id ${direction}
        limit $4`,
      [account ?? null, after?.at ?? null, after?.streamId ?? null, limit, withHidden],
    );
    return rows.map(({ listing }) => listing);
  }
}
