import { commitsOf, type Projection } from '#event-store';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { countDecided, countEnded } from './count-games.js';

/** Name of the read model. */
export const GAME_RESULTS = 'game_results';

/**
 * Keeps the games that count for ratings in a table: as each ended, or as its league decided since. Whoever keeps ratings reads what has changed
 * after a number; who writes holds the generation, so that numbers are taken in the order of commits.
 */
export const gameResultsProjection = (rulesets: Pick<RulesetRegistry, 'pinned'>): Projection => ({
  name: GAME_RESULTS,
  version: 1,
  createTable: (table) => `
    create table ${table} (
      game_id uuid primary key,
      change bigint not null unique,
      decided boolean not null,
      result jsonb
    );`,
  async handle(told, { db, table }) {
    const parts = { rulesets, read: (streamId: string) => commitsOf(db, streamId) };
    const decided = await countDecided(told, parts);
    const byLeagues = new Set(decided.map(({ gameId }) => gameId));
    const ended = (await countEnded(told, parts)).filter(({ gameId }) => !byLeagues.has(gameId));
    const counted = [...ended, ...decided];
    if (counted.length === 0) return;
    await db.query(
      `insert into ${table} as known (game_id, change, decided, result)
        select game_id, (select coalesce(max(change), 0) from ${table}) + place, decided, result
          from unnest($1::uuid[], $2::boolean[], $3::jsonb[]) with ordinality as counted (game_id, decided, result, place)
        on conflict (game_id) do update
          set change = excluded.change, decided = excluded.decided, result = excluded.result
          where excluded.decided or not known.decided`,
      [
        counted.map(({ gameId }) => gameId),
        counted.map(({ gameId }) => byLeagues.has(gameId)),
        counted.map(({ result }) => result && JSON.stringify(result)),
      ],
    );
  },
});
