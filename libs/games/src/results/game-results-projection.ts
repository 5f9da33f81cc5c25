import type { Projection } from '#event-store';
import { GAME_STREAM, LEAGUE_STREAM } from '#streams';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { countDecided, countEnded, vouchesIn } from './count-games.js';

/** Name of the read model. */
export const GAME_RESULTS = 'game_results';

/**
 * Keeps the games that count for ratings in a table: as each ended, or as its league decided since. Those of a league count as long as
 * the operator of the server vouches for it, which stands in a row of the league's own: its id is that of the game. The keeper of ratings
 * reads changes after a number; a writer holds the generation, so that numbers are taken in the order of commits.
 */
export const gameResultsProjection = (rulesets: Pick<RulesetRegistry, 'pinned'>): Projection => ({
  name: GAME_RESULTS,
  version: 4,
  kinds: [GAME_STREAM, LEAGUE_STREAM],
  createTable: (table) => `
    create table ${table} (
      game_id uuid primary key,
      change bigint not null unique,
      league_id uuid,
      vouched boolean not null,
      decided boolean not null,
      result jsonb
    );
    create index on ${table} (league_id);`,
  async handle(told, { db, table, read }) {
    const parts = { rulesets, read };
    for (const [leagueId, isVouched] of vouchesIn(told)) await vouch(db, table, leagueId, isVouched);
    const decided = await countDecided(told, parts);
    const byLeagues = new Set(decided.map(({ gameId }) => gameId));
    const ended = (await countEnded(told, parts)).filter(({ gameId }) => !byLeagues.has(gameId));
    const counted = [...ended, ...decided];
    if (counted.length === 0) return;
    await db.query(
      `insert into ${table} as known (game_id, change, league_id, vouched, decided, result)
        select game_id, (select coalesce(max(change), 0) from ${table}) + place, league_id,
            coalesce((select vouched from ${table} as league where league.game_id = counted.league_id), false), decided, result
          from unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::jsonb[]) with ordinality
            as counted (game_id, league_id, decided, result, place)
        on conflict (game_id) do update
          set change = excluded.change, vouched = excluded.vouched, decided = excluded.decided, result = excluded.result
          where excluded.decided or not known.decided`,
      [
        counted.map(({ gameId }) => gameId),
        counted.map(({ leagueId }) => leagueId),
        counted.map(({ gameId }) => byLeagues.has(gameId)),
        counted.map(({ result }) => result && JSON.stringify(result)),
      ],
    );
  },
});

/** Writes down whether the operator of the server vouches for a league, for its games that there are and for those to come. */
async function vouch(
  db: Parameters<Projection['handle']>[1]['db'],
  table: string,
  leagueId: string,
  isVouched: boolean,
): Promise<void> {
  await db.query(
    `insert into ${table} as known (game_id, change, league_id, vouched, decided)
      values ($1, (select coalesce(max(change), 0) + 1 from ${table}), $1, $2, false)
      on conflict (game_id) do update set vouched = excluded.vouched`,
    [leagueId, isVouched],
  );
  await db.query(
    `update ${table} as known set vouched = $2, change = (select max(change) from ${table}) + placed.place
      from (select game_id, row_number() over (order by game_id) as place from ${table} where league_id = $1 and game_id <> $1) as placed
      where known.game_id = placed.game_id`,
    [leagueId, isVouched],
  );
}
