import { jest } from '@jest/globals';
import { Projector } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import type { GameQuery } from './game-directory.js';
import { gameListProjection } from './game-list-projection.js';
import { PostgresGameDirectory } from './postgres-game-directory.js';

const GAMES = 20_000;
const PAGE = 20;

/** Most rows that a page may look at. */
const MOST = 400;

/** Games of two rulesets that are played, one that was played a little, and some games of one account. */
const FILL = `insert into read_models.game_list (game_id, ruleset, status, opened_at, changed_at, accounts, listing)
  select gen_random_uuid(), ruleset, status, at, at + 60000, accounts,
      jsonb_build_object('openedBy', accounts[1]) || case when status = 'running' and at % 50 = 2 then '{"offered":[1]}'::jsonb else '{}' end
    from (select n as at,
        case when n % 1000 = 0 then 'rare' when n % 3 = 0 then 'guilds' else 'lantern' end as ruleset,
        case when n % 3 = 0 then 'over' when n % 100 = 1 then 'open' when n % 5 = 2 then 'running' else 'over' end as status,
        array['account ' || n % 500, 'account ' || (n * 7) % 400] as accounts
      from generate_series(1, ${GAMES}) as n) as games`;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** All rows that a plan has looked at; a bitmap of an index reads none. */
const lookedAt = (plan: Plan): number =>
  (/^Bitmap(And| Index Scan)$/.test(plan['Node Type']) ? 0 : plan['Actual Rows'] * plan['Actual Loops']) +
  (plan['Rows Removed by Filter'] ?? 0) +
  (plan['Rows Removed by Index Recheck'] ?? 0) +
  (plan.Plans ?? []).reduce((sum, below) => sum + lookedAt(below), 0);

const nodesOf = (plan: Plan): readonly string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('A page of the list of games, of 20,000,', () => {
  let tested: StoreOnPostgres;
  let directory: PostgresGameDirectory;

  beforeAll(async () => {
    tested = await storeOnPostgres();
    const { pool, store } = tested;
    await new Projector({ pool, store, projection: gameListProjection }).prepare();
    await pool.query(FILL);
    await tested.owner.query('vacuum analyze read_models.game_list');
    directory = new PostgresGameDirectory(pool);
  });
  afterAll(() => tested.stop());

  /** The plan by which PostgreSQL answers a query of the directory. */
  async function planOf(query: GameQuery): Promise<Plan> {
    const asked = jest.spyOn(tested.pool, 'query');
    await directory.find(query);
    const [text, values] = asked.mock.calls[0] as unknown as [string, unknown[]];
    asked.mockRestore();
    const { rows } = await tested.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  }

  const statuses = [undefined, 'open', 'running', 'over'] as const;
  const rulesets = [undefined, 'lantern', 'rare', 'never played'];
  const accounts = [undefined, 'account 7'];
  const orders = ['openedAt', 'changedAt', 'shownAt'] as const;
  const filters = statuses.flatMap((status) =>
    rulesets.flatMap((ruleset) =>
      accounts.flatMap((account) => [true, false].map((seatOffered) => ({ status, ruleset, account, seatOffered }))),
    ),
  );

  it.each(filters)(
    'looks at few of them: status $status, ruleset $ruleset, account $account, seat offered $seatOffered',
    async (filter) => {
      for (const order of orders) {
        // Other games of a ruleset, by the moment of their change, are listed by that at which they are shown.
        if (order === 'changedAt' && filter.ruleset !== undefined && !['open', 'running'].includes(filter.status ?? ''))
          continue;
        for (const descending of [true, false]) {
          const plan = await planOf({ ...filter, viewer: 'account 3', order, descending, limit: PAGE });
          const about = `${order} ${descending ? 'down' : 'up'}: ${nodesOf(plan).join(' < ')}`;
          expect([about, nodesOf(plan).includes('Seq Scan')]).toEqual([about, false]);
          expect([about, lookedAt(plan) <= MOST]).toEqual([about, true]);
        }
      }
    },
  );
});
