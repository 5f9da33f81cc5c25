import { fromReadModel, liveTable } from '#event-store';
import type { Result } from '#leagues';
import type { Pool } from 'pg';
import type { CountedGames, CountedPage, CountedPlace } from './counted-games.js';
import { GAME_RESULTS } from './game-results-projection.js';

interface Row {
  readonly generation: number;
  /** Null where nothing has changed. */
  readonly change: string | null;
  readonly gameId: string;
  readonly result: Result | null;
}

/** Reads what the projection `game_results` keeps: a moment behind, and empty before a worker first ran. */
export class PostgresCountedGames implements CountedGames {
  constructor(private readonly pool: Pool) {}

  async after({ generation, change }: CountedPlace, limit: number): Promise<CountedPage> {
    const text = `with live as (select generation from projections where name = $4 and live)
      select live.generation, counted.change, counted.game_id as "gameId",
          case when counted.league_id is null or counted.vouched then counted.result end as result
        from live left join lateral (select * from ${liveTable(GAME_RESULTS)}
          where change > case when live.generation = $1 then $2::bigint else 0 end and league_id is distinct from game_id order by change limit $3) as counted on true
        order by counted.change`;
    const ask = () => this.pool.query<Row>(text, [generation, change, limit, GAME_RESULTS]);
    const rows = await fromReadModel(async () => (await ask()).rows, []);
    return {
      generation: rows[0]?.generation ?? generation,
      changes: rows.flatMap(({ change, gameId, result }) =>
        change === null ? [] : [{ change: Number(change), gameId, result }],
      ),
    };
  }
}
