import { fromReadModel, liveTable } from '#event-store';
import type { Pool } from 'pg';
import type { GameDirectory, GameQuery, Holdings } from './game-directory.js';
import { gameListProjection, SHOWN_AT } from './game-list-projection.js';
import type { GameListing } from './game-listing.js';

const COLUMNS = { openedAt: 'opened_at', changedAt: 'changed_at', shownAt: SHOWN_AT } as const;

const NOTHING: Holdings = { openGames: 0, runningGames: 0, botTables: 0, openSeats: 0 };

/** Reads the list of games that the projection `game_list` keeps: a moment behind the games, and empty before a worker first ran. */
export class PostgresGameDirectory implements GameDirectory {
  constructor(private readonly pool: Pool) {}

  find(query: GameQuery): Promise<readonly GameListing[]> {
    return fromReadModel(() => this.select(query), []);
  }

  holdings(account: string): Promise<Holdings> {
    return fromReadModel(() => this.count(account), NOTHING);
  }

  private async count(account: string): Promise<Holdings> {
    const { rows } = await this.pool.query<Holdings>({
      name: 'holdings',
      text: `select count(*) filter (where status = 'open' and listing ->> 'openedBy' = $1)::integer as "openGames",
          count(*) filter (where status = 'running' and listing ->> 'openedBy' = $1)::integer as "runningGames",
          count(*) filter (where status = 'running' and listing ->> 'openedBy' = $1 and cardinality(accounts) = 0)::integer as "botTables",
          count(*) filter (where status = 'open' and accounts @> array[$1])::integer as "openSeats"
        from ${liveTable(gameListProjection.name)}
        where status in ('open', 'running') and (listing ->> 'openedBy' = $1 or accounts @> array[$1])`,
      values: [account],
    });
    return rows[0] ?? NOTHING;
  }

  private async select(query: GameQuery): Promise<readonly GameListing[]> {
    const column = COLUMNS[query.order];
    const [direction, beyond] = query.descending ? ['desc', '<'] : ['asc', '>'];
    const { rows } = await this.pool.query<{ listing: GameListing }>(
      `select listing from ${liveTable(gameListProjection.name)}
        where ($1::text is null or status = $1)
          and ($2::text is null or ruleset = $2)
          and ($3::text[] is null or accounts @> $3)
          and (not listing ?| array['byInvitation', 'unlisted'] or listing ->> 'openedBy' = $7 or accounts @> array[$7::text])
          and ($4::bigint is null or (${column}, game_id) ${beyond} ($4, $5::uuid))
          and ($8::text is null or listing ->> 'openedBy' = $8)
          and ($9::boolean is not true or listing ? 'offered')
        order by ${column} ${direction}, game_id ${direction}
        limit $6`,
      [
        query.status ?? null,
        query.ruleset ?? null,
        query.account === undefined ? null : [query.account],
        query.after?.at ?? null,
        query.after?.gameId ?? null,
        query.limit,
        query.viewer ?? null,
        query.openedBy ?? null,
        query.seatOffered === true,
      ],
    );
    return rows.map(({ listing }) => listing);
  }
}
